import type { Kind, PagePathOf } from '@/content/tree';
import { pathsOfKind } from '@/lib/pages/tree';

/**
 * The first page of a kind in the tree.
 * @throws if there is none
 */
export function pageOf<K extends Kind>(kind: K): PagePathOf<K> {
  const [path] = pathsOfKind(kind);
  if (path === undefined) throw new Error(`content/tree.ts has no page of kind "${kind}".`);
  return path;
}
