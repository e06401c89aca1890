import { builtPages } from '@/lib/pages/guards';
import type { Page } from '@/lib/pages/page-list';

/** One page of each kind: the last in the tree. If pages of a kind are nested, it is a deep one. */
export const onePageOfEachKind = [
  ...builtPages
    .reduce(
      (pages, { kind, path }) => pages.set(kind, { kind, path }),
      new Map<Page['kind'], Pick<Page, 'kind' | 'path'>>(),
    )
    .values(),
];
