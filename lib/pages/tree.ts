import { type Kind, type PagePath, type PagePathOf, tree } from '@/content/tree';
import { listPages, type Page } from './page-list';

/** All pages of the site, parents before their children. */
export const pages = listPages(tree) as readonly Page[]; // PagePath is derived from the same tree.

const pagesByPath: ReadonlyMap<string, Page> = new Map(pages.map((page) => [page.path, page]));

/** The page at a path, or undefined. The path must be in canonical form. */
export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path);
}

/** The page at a path of the tree. */
export function pageAt(path: PagePath): Page {
  const page = pagesByPath.get(path);
  if (!page)
    throw new Error(`content/tree.ts: no page has the path "${path}". Add it to the tree.`);
  return page;
}

/** Whether a path is the path of a page. */
export function isPagePath(path: string): path is PagePath {
  return pagesByPath.has(path);
}

/** The pages of one kind, in the order of the tree. */
export function pathsOfKind<K extends Kind>(kind: K): readonly PagePathOf<K>[] {
  const isOfKind = (path: PagePath): path is PagePathOf<K> => pageAt(path).kind === kind;
  return pages.map((page) => page.path).filter(isOfKind);
}

/** Whether a page is of a kind. */
export function isOfKind<K extends Kind>(path: PagePath, kind: K): path is PagePathOf<K> {
  return pageAt(path).kind === kind;
}

/** Calls the function of the page's kind with its path. The registry must have a function for every kind. */
export function byKind<T>(
  path: PagePath,
  registry: { readonly [K in Kind]: (path: PagePathOf<K>) => T },
): T {
  const make: (path: never) => T = registry[pageAt(path).kind];
  return make(path as never); // TypeScript cannot relate the path to the function of its kind.
}

/** The pages above a page, starting with the home page, without the page itself. */
export function ancestorsOf(path: PagePath): readonly PagePath[] {
  const { parent } = pageAt(path);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

/** The breadcrumbs of a page: the pages above it, starting with the home page, and the page itself. */
export function trailOf(path: PagePath): readonly PagePath[] {
  return [...ancestorsOf(path), path];
}
