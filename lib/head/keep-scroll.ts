export interface KeptScroll {
  /** The absolute address of the link. */
  readonly href: string;
  /** Pixels from the top. */
  readonly top: number;
}

/**
 * The id of the last element of a page that takes up space. It must be empty: Chromium shows a waiting page as soon as it has
 * parsed the element's start tag, and by then the page must have its full height.
 */
export const lastElementId = 'wordmark';
