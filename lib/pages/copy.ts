import { copy } from '@/content/copy';
import type { Copy } from '@/content/schema/pages';
import type { KindOf, PagePath } from '@/content/tree';

type CopyByPath = { readonly [P in PagePath]: Copy<KindOf<P>> };

const copyByPath = copy as CopyByPath; // `CopyByPath` also has a path for each kind that has no page.

export function copyOf<P extends PagePath>(path: P): CopyByPath[P] {
  return copyByPath[path];
}
