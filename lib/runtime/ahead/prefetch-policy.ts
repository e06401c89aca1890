/** What the browser tells of the connection; browsers without the Network Information API tell nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slowTypes: readonly (string | undefined)[] = ['slow-2g', '2g'];

/** Whether data is saved: by the browser's setting, by the low-data mode, or for a connection of slow-2g or 2g. */
export function isDataSaved(connection: Connection | undefined, isLowData: boolean): boolean {
  return (
    isLowData || connection?.saveData === true || slowTypes.includes(connection?.effectiveType)
  );
}

/**
 * The page that a link leads to inside this site and this window, as a path. Undefined for downloads, other sites and
 * windows, the page already open, and paths that are no page of the build where the build's pages are known.
 */
export function pageToPrefetch(
  link: {
    /** The address as the browser resolved it, absolute. */
    readonly href: string;
    readonly isDownload: boolean;
    /** The window it opens in; empty for its own. */
    readonly target: string;
  },
  here: URL,
  pages: ReadonlySet<string> | undefined,
): string | undefined {
  const address = URL.parse(link.href);
  if (!address || address.origin !== here.origin || link.isDownload) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const { pathname } = address;
  if (pathname === here.pathname || isFile(pathname) || pages?.has(pathname) === false)
    return undefined;
  return pathname;
}

/** Whether a path of the site is a file beside the pages, such as a download: pages have no dot in their last segment. */
export function isFile(pathname: string): boolean {
  return /\.[^/]+$/.test(pathname);
}
