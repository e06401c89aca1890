import type { PagePath } from '@/content/tree';
import { builtPages } from '@/lib/pages/guards';
import { ancestorsOf } from '@/lib/pages/tree';

/** The page with the pages above it, the home page first; the trail of its breadcrumbs. */
export function trailOf(path: PagePath): readonly PagePath[] {
  return [...ancestorsOf(path), path];
}

/** The children of a page that this build makes. */
export function builtChildrenOf(path: PagePath): readonly PagePath[] {
  return builtPages.filter((page) => page.parent === path).map((page) => page.path);
}
