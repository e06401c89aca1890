import type { Kind, PagePath, PagePathOf } from '@/content/tree';
import { today } from '@/content/values/days';
import { copyOf } from './copy';
import type { Page } from './page-list';
import { pageAt, pages, pathsOfKind } from './tree';

/** Decides whether a page is built. If it is left out, its path has status 404. */
type Guard = (page: Page, today: string) => 'build' | 'leave out';

/** The guards that pages can name in the page tree. Days are `YYYY-MM-DD`. */
export const guards: Readonly<Record<string, Guard>> = {
  /** Leaves a post out until its day of publication. */
  published: (page, today) => {
    const copy = copyOf(page.path);
    return 'published' in copy && String(copy.published) > today ? 'leave out' : 'build';
  },
};

/**
 * Whether all guards of a page allow it to be built.
 * @throws if the page names a guard that does not exist
 */
export function isBuilt(page: Page, day = today()): boolean {
  return page.guards.every((name) => {
    const guard = guards[name];
    if (!guard) throw new Error(unknownGuardMessage(name, page.path));
    return guard(page, day) === 'build';
  });
}

/**
 * The error for a guard name that does not exist. It starts with the words that QA's suites expect,
 * in which a guard is “route middleware”, as in Nuxt.
 */
export function unknownGuardMessage(name: string, path: string): string {
  return `Unknown route middleware: '${name}' (content/tree.ts, page "${path}"). Name one of: ${Object.keys(guards).join(', ')}.`;
}

/**
 * Whether to build pages that guards leave out. `next dev` builds them, so that editors can see
 * them.
 */
const ignoresGuards = process.env.NODE_ENV === 'development';

/** The pages of this build, parents before their children. */
export const builtPages: readonly Page[] = pages.filter((page) => ignoresGuards || isBuilt(page));

export const builtPaths: ReadonlySet<PagePath> = new Set(builtPages.map(({ path }) => path));

/** The built pages that search engines and the site's own lists may show. */
export const listedPages: readonly Page[] = builtPages.filter((page) => !page.unlisted);

export const listedPaths: ReadonlySet<PagePath> = new Set(listedPages.map(({ path }) => path));

/** The children of a page that lists may show. */
export function listedChildrenOf(path: PagePath): readonly PagePath[] {
  return pageAt(path).children.filter((child) => listedPaths.has(child));
}

/** How many pages below a page lists may show, at any depth. */
export const countBelow = (path: PagePath): number =>
  listedChildrenOf(path).reduce((count, child) => count + 1 + countBelow(child), 0);

/** The paths of the pages of one kind that lists may show, in the order of the tree. */
export function listedOfKind<K extends Kind>(kind: K): readonly PagePathOf<K>[] {
  return pathsOfKind(kind).filter((path) => listedPaths.has(path));
}
