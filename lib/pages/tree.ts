import { type Kind, type PagePath, type PagePathOf, tree } from '@/content/tree';
import { listPages, type Page } from './page-list';

/** All pages of the site, each parent before its children. */
export const pages = listPages(tree) as readonly Page[]; // The tree's type says which paths these are.

const pagesByPath: ReadonlyMap<string, Page> = new Map(pages.map((page) => [page.path, page]));

/** The page at a path, or undefined where there is none. The path must be in canonical form. */
export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path);
}

/** The page at a path that is known to exist. */
export function pageAt(path: PagePath): Page {
  const page = pagesByPath.get(path);
  if (!page)
    throw new Error(`content/tree.ts: no page has the path "${path}". Add it to the tree.`);
  return page;
}

/** Whether a path is a page's. */
export function isPagePath(path: string): path is PagePath {
  return pagesByPath.has(path);
}

/** The pages of one kind, in the order of the tree. */
export function pathsOfKind<K extends Kind>(kind: K): readonly PagePathOf<K>[] {
  const isOfKind = (path: PagePath): path is PagePathOf<K> => pageAt(path).kind === kind;
  return pages.map((page) => page.path).filter(isOfKind);
}

/** What a page's kind makes of it, by a registry that has a function for every kind. */
export function byKind<T>(
  path: PagePath,
  registry: { readonly [K in Kind]: (path: PagePathOf<K>) => T },
): T {
  const make: (path: never) => T = registry[pageAt(path).kind];
  return make(path as never); // The page's own kind chose the function, which the compiler can't follow.
}

/** The pages above a page, the home page first, the page itself left out. */
export function ancestorsOf(path: PagePath): readonly PagePath[] {
  const { parent } = pageAt(path);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

/** The page with the pages above it, the home page first; the trail of its breadcrumbs. */
export function trailOf(path: PagePath): readonly PagePath[] {
  return [...ancestorsOf(path), path];
}
