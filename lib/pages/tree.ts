import { type Kind, type PagePath, type PagePathOf, tree } from '@/content/tree';
import { listPages, type Page } from './page-list';

/** All pages of the site, parents before their children. */
export const pages = listPages(tree) as readonly Page[]; // PagePath is derived from the same tree.

const pagesByPath: ReadonlyMap<string, Page> = new Map(pages.map((page) => [page.path, page]));

/** The page at a path. Undefined if the path is not exactly the path of a page. */
export function findPage(path: string): Page | undefined {
  return pagesByPath.get(path);
}

/**
 * The page at a path of the tree.
 * @throws if there is none, which the type of the path prevents
 */
export function pageAt(path: PagePath): Page {
  const page = pagesByPath.get(path);
  if (!page)
    throw new Error(`content/tree.ts: no page has the path "${path}". Add it to the tree.`);
  return page;
}

export function isPagePath(path: string): path is PagePath {
  return pagesByPath.has(path);
}

/** The paths of the pages of one kind, in the order of the tree. */
export function pathsOfKind<K extends Kind>(kind: K): readonly PagePathOf<K>[] {
  return pages.map(({ path }) => path).filter((path) => isOfKind(path, kind));
}

export function isOfKind<K extends Kind>(path: PagePath, kind: K): path is PagePathOf<K> {
  return pageAt(path).kind === kind;
}

/**
 * Calls the registry's function for the page's kind with the page's path, and returns its result.
 */
export function byKind<T>(
  path: PagePath,
  registry: { readonly [K in Kind]: (path: PagePathOf<K>) => T },
): T {
  const call: (path: never) => T = registry[pageAt(path).kind];
  return call(path as never); // TypeScript cannot relate the path to the function of its kind.
}

/** The paths of the pages above a page, starting with the home page. */
export function ancestorsOf(path: PagePath): readonly PagePath[] {
  const { parent } = pageAt(path);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

/**
 * The breadcrumbs of a page: the paths of the pages above it, starting with the home page, and its
 * own path.
 */
export function trailOf(path: PagePath): readonly PagePath[] {
  return [...ancestorsOf(path), path];
}
