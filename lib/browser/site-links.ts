/** What a link in the document says of itself. */
export interface LinkFacts {
  /** The address as the browser resolved it, absolute. */
  readonly href: string;
  /** Marked as a link to a page of the site. */
  readonly isPage: boolean;
  readonly isDownload: boolean;
  /** The window it opens in; empty for its own. */
  readonly target: string;
}

/** What a click says of itself. */
export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a click asks for the link itself, in a new tab or window. */
export function isForBrowser(click: Omit<Click, 'defaultPrevented'>): boolean {
  return click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}

/** The page that a link leads to inside this site and this window, as an address; undefined for every other link. */
function pageAddress(link: LinkFacts, here: URL): URL | undefined {
  if (!link.isPage || link.isDownload || (link.target !== '' && link.target !== '_self')) {
    return undefined;
  }
  const address = URL.parse(link.href);
  return address?.origin === here.origin ? address : undefined;
}

/**
 * Where the site's own router shall go for a click, as path with query and fragment. Undefined where the click is the
 * browser's: a new tab or window, a download, another site, a fragment of the page already open (which moves the focus too).
 */
export function clickDestination(link: LinkFacts, click: Click, here: URL): string | undefined {
  if (click.defaultPrevented || isForBrowser(click)) return undefined;
  const address = pageAddress(link, here);
  if (!address) return undefined;
  const isSameDocument = address.pathname === here.pathname && address.search === here.search;
  if (isSameDocument && address.hash !== '') return undefined;
  return address.pathname + address.search + address.hash;
}

/**
 * The path to prefetch for a link. Undefined for downloads, other sites and windows, the page already open, and paths that
 * are no page of the build (aliases, for one) where the build's pages are known.
 */
export function prefetchPath(
  link: LinkFacts,
  here: URL,
  pages?: ReadonlySet<string>,
): string | undefined {
  const path = pageAddress(link, here)?.pathname;
  if (path === undefined || path === here.pathname || pages?.has(path) === false) return undefined;
  return path;
}
