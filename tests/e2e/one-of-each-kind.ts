import { existsSync } from 'node:fs';
import { builtPages } from '@/lib/pages/guards';
import type { Page } from '@/lib/pages/page-list';

/** The name that a page's pictures have in `tests/e2e/pictures`. */
export const pictureName = (path: string) =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');

const isPictured = (path: string) => existsSync(`tests/e2e/pictures/${pictureName(path)}-1280.png`);

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
