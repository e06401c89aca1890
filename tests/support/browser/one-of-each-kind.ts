import { builtPages } from '@/lib/pages/guards';
import type { Page } from '@/lib/pages/page-list';

/**
 * One page of each kind: the last one in the tree. For a kind with nested pages, this is usually a
 * deep page.
 */
export const onePageOfEachKind = [
  ...builtPages
    .reduce(
      (pages, { kind, path }) => pages.set(kind, { kind, path }),
      new Map<Page['kind'], Pick<Page, 'kind' | 'path'>>(),
    )
    .values(),
];
