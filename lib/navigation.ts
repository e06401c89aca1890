import { headerNavigation, type NavigationItem } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { builtPages } from './guards';
import { ancestorsOf } from './tree';

/** The header's entries as the union of their layouts. */
export const headerItems: readonly NavigationItem[] = headerNavigation;

/** The pages that an entry of the header leads to directly, its own page first. */
export function pagesOfItem(item: NavigationItem): readonly PagePath[] {
  switch (item.layout) {
    case 'link':
      return [item.href];
    case 'list':
      return [item.href, ...item.items.map((entry) => entry.href)];
    case 'mega':
      return [
        item.href,
        ...item.categories.flatMap((category) => category.items.map((entry) => entry.href)),
      ];
  }
}

/** Whether a page is the one at `href` or lies below it: `/about-us` is not below `/about`. The home page has no pages below. */
export function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/** The page with the pages above it, the home page first; the trail of its breadcrumbs. */
export function trailOf(path: PagePath): readonly PagePath[] {
  return [...ancestorsOf(path), path];
}

/** The children of a page that this build makes. */
export function builtChildrenOf(path: PagePath): readonly PagePath[] {
  return builtPages.filter((page) => page.parent === path).map((page) => page.path);
}
