import { opensElsewhere } from '@/lib/browser/speculation-rules';

type Here = Pick<Location, 'origin' | 'pathname'>;

/** What determines where an `<a>` element leads, and how it opens. */
interface Link extends Here {
  readonly search: string;
  matches(selector: string): boolean;
}

/** Whether a link opens an address of this site in this window. */
const opensHere = (link: Link, here: Here): boolean =>
  link.origin === here.origin && !link.matches(opensElsewhere);

/**
 * The path and the query of the page that a link opens in this window: a page that was fetched with
 * another query is fetched again. Undefined for other links, for the current page, for files, and
 * for paths that are not in `pages`.
 * @param pages the paths of all pages. Until they are known, it is undefined, and every path counts
 * as a page
 */
export function pageToPrefetch(
  link: Link,
  here: Here,
  pages: ReadonlySet<string> | undefined,
): string | undefined {
  const { pathname } = link;
  if (!opensHere(link, here) || pathname === here.pathname || isFile(pathname)) return undefined;
  return pages?.has(pathname) === false ? undefined : pathname + link.search;
}

/**
 * The path of the file that a link opens in this window, such as a feed. Undefined for other links.
 */
export const fileToPrefetch = (link: Link, here: Here): string | undefined =>
  opensHere(link, here) && isFile(link.pathname) ? link.pathname : undefined;

/**
 * Whether a path leads to a file, such as a download. Only files have a dot in their last segment.
 */
export function isFile(pathname: string): boolean {
  return /\.[^/]+$/.test(pathname);
}
