/** The properties of an `<a>` element that say where it leads. */
export type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'download' | 'target'>;

/** The browser's connection. Undefined properties: the browser has no Network Information API. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slowTypes: readonly (string | undefined)[] = ['slow-2g', '2g'];

/** Whether to save data: because of the browser's setting, low-data mode, or a slow-2g or 2g connection. */
export function isDataSaved(connection: Connection | undefined, isLowData: boolean): boolean {
  return (
    isLowData || connection?.saveData === true || slowTypes.includes(connection?.effectiveType)
  );
}

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
