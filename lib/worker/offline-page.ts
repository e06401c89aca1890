/** A page that can be read offline: its path, and its title as HTML. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/**
 * The HTML of the offline page before and after the list of pages. The build makes it, so that the
 * worker does not contain all that is known of the company.
 */
export interface OfflineFrame {
  readonly start: string;
  readonly end: string;
  /** What every title ends with, which the list leaves out. */
  readonly titleSuffix: string;
}

/**
 * The HTML of the page that the offline worker shows if it has no copy of the requested page.
 * @param pages the pages that can be read offline
 */
export function offlinePage(
  { start, end, titleSuffix }: OfflineFrame,
  pages: readonly KeptPage[],
): string {
  const items = pages.map(
    ({ path, title }) => `<li><a href="${path}">${title.replace(titleSuffix, '')}</a></li>`,
  );
  const list = items.length
    ? `<h2>What you can read now</h2><ul>${items.join('')}</ul>`
    : '<p>No page has been stored on this device yet. The site stores the pages that you open.</p>';
  return start + list + end;
}
