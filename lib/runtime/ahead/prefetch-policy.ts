/** The properties of an `<a>` element that determine where it leads. */
export type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'download' | 'target'>;

/**
 * The path of the page that a link opens in this window. Undefined if the link opens no page of
 * this site or opens another window, and for the current page, files, downloads, and paths that are
 * not in `pages`.
 * @param pages the paths of all pages. Until they are known, it is undefined, and every path counts
 * as a page
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

/**
 * Whether a path leads to a file, such as a download. Only files have a dot in their last segment.
 */
export function isFile(pathname: string): boolean {
  return /\.[^/]+$/.test(pathname);
}
