/** The properties of an `<a>` element that determine where it leads. */
export type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'download' | 'target'>;

/**
 * The path of the page that a link opens in this window. Undefined for links that should not be prefetched: downloads, other
 * sites and windows, the current page, and paths that are not in `pages`.
 * @param pages the paths of all pages; undefined while they are not known
 */
export function pageToPrefetch(
  { origin, pathname, download, target }: Link,
  here: Pick<Link, 'origin' | 'pathname'>,
  pages: ReadonlySet<string> | undefined,
): string | undefined {
  if (origin !== here.origin || download !== '') return undefined;
  if (target !== '' && target !== '_self') return undefined;
  if (pathname === here.pathname || isFile(pathname) || pages?.has(pathname) === false)
    return undefined;
  return pathname;
}

/** Whether a path leads to a file, such as a download. Only files have a dot in their last segment. */
export function isFile(pathname: string): boolean {
  return /\.[^/]+$/.test(pathname);
}
