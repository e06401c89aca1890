import { builtPages } from '@/lib/pages/guards';
import type { Page } from '@/lib/pages/page-list';
import { isPictured } from './kept-pictures';

/**
 * One page of each kind: the one whose picture is kept, whatever pages are added beside it. A kind without a picture gives
 * its last in the order of the tree, which for nested kinds is a deep one.
 */
export const onePageOfEachKind = [
  ...builtPages
    .toSorted((one, other) => Number(isPictured(one.path)) - Number(isPictured(other.path)))
    .reduce(
      (pages, { kind, path }) => pages.set(kind, { kind, path }),
      new Map<Page['kind'], Pick<Page, 'kind' | 'path'>>(),
    )
    .values(),
];
