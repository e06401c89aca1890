import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { PagePath } from '@/content/tree';
import { titleOf } from '@/lib/pages/titles';
import { trailOf } from '@/lib/pages/tree';
import { absoluteUrl } from '../metadata';

/** The breadcrumbs of a page. */
export function breadcrumbList(path: PagePath): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(path)}#breadcrumbs`,
    itemListElement: trailOf(path).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: titleOf(step),
      item: absoluteUrl(step),
    })),
  };
}

/** Pages as a list. */
export function itemList(paths: readonly PagePath[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: titleOf(path),
      url: absoluteUrl(path),
    })),
  };
}
