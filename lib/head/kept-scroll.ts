/** The scroll position that a link passes on to the page that it opens. */
export interface KeptScroll {
  /** The absolute address of that page. */
  readonly href: string;
  /** Pixels from the top. */
  readonly top: number;
}

/**
 * The id of the last element of a page that takes up space. The element must be empty: Chromium shows a page that waits for it as
 * soon as the element's start tag is parsed, and by then the page must have its full height.
 */
export const lastElementId = 'wordmark';
