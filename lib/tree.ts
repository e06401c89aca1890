import { type Kind, type PageNode, type PagePath, type PagePathOf, tree } from '@/content/tree';

/** One page with its place in the tree. */
export interface Page<P extends string = PagePath> {
  readonly path: P;
  readonly kind: Kind;
  readonly segments: readonly string[];
  readonly parent: P | undefined;
  readonly children: readonly P[];
  readonly unlisted: boolean;
  readonly guards: readonly string[];
}

/**
 * Lists the pages of a tree, each parent before its children.
 * @throws when two pages have one path or a segment is not lower-case kebab-case.
 */
export function listPages(root: PageNode, file = 'content/tree.ts'): readonly Page<string>[] {
  const pages = new Map<string, Page<string>>();
  const visit = (node: PageNode, segments: readonly string[], parent: string | undefined) => {
    const path = `/${segments.join('/')}`;
    const invalid = segments.find((segment) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment));
    if (invalid !== undefined) {
      throw new Error(
        `${file}: the segment "${invalid}" of "${path}" is not lower-case kebab-case. Write it with a-z, 0-9 and single hyphens, one segment a level.`,
      );
    }
    if (pages.has(path)) {
      throw new Error(`${file}: two pages have the path "${path}". Rename or remove one of them.`);
    }
    const childSegments = Object.keys(node.children ?? {});
    pages.set(path, {
      path,
      kind: node.kind,
      segments,
      parent,
      children: childSegments.map((segment) => `/${[...segments, segment].join('/')}`),
      unlisted: node.unlisted ?? false,
      guards: node.guards ?? [],
    });
    for (const [segment, child] of Object.entries(node.children ?? {})) {
      visit(child, [...segments, segment], path);
    }
  };
  visit(root, [], undefined);
  return [...pages.values()];
}

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

/** The pages above a page, the home page first, the page itself left out. */
export function ancestorsOf(path: PagePath): readonly PagePath[] {
  const { parent } = pageAt(path);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}

/** The pages that share a page's parent, without itself. */
export function siblingsOf(path: PagePath): readonly PagePath[] {
  const { parent } = pageAt(path);
  return parent === undefined ? [] : pageAt(parent).children.filter((sibling) => sibling !== path);
}
