import type { PagePath } from '@/content/tree';
import { listedChildrenOf } from './guards';
import { kinds } from './kinds';
import { publishedPosts } from './posts';
import { pageAt } from './tree';

export interface Neighbours {
  readonly section: PagePath;
  readonly previous: PagePath | undefined;
  readonly next: PagePath | undefined;
}

/**
 * The previous and the next page with the same parent. Posts are in the order of their dates, from
 * old to new. Other pages are in the order of the tree. Undefined for children of the home page,
 * pages without siblings, and unlisted pages.
 */
export function neighboursOf(path: PagePath): Neighbours | undefined {
  const { parent } = pageAt(path);
  if (parent === undefined || parent === '/') return undefined;
  const siblings: readonly PagePath[] = kinds[pageAt(path).kind].isDated
    ? publishedPosts.filter((post) => pageAt(post).parent === parent).toReversed()
    : listedChildrenOf(parent);
  const position = siblings.indexOf(path);
  if (position < 0) return undefined;
  const previous = siblings[position - 1];
  const next = siblings[position + 1];
  return previous || next ? { section: parent, previous, next } : undefined;
}
