import type { Kind, PagePathOf } from '@/content/tree';
import { pathsOfKind } from '@/lib/pages/tree';

/**
 * A page of a kind, whichever the company has: the first in the order of the tree.
 * @throws when there is none
 */
export function pageOf<K extends Kind>(kind: K): PagePathOf<K> {
  const [path] = pathsOfKind(kind);
  if (path === undefined) throw new Error(`content/tree.ts has no page of kind "${kind}".`);
  return path;
}
