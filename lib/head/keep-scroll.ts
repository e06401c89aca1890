export interface KeptScroll {
  /** The absolute address of the link. */
  readonly href: string;
  /** Pixels from the top. */
  readonly top: number;
}

/** The id of the last element of a page. Once it is parsed, the page has its full height. */
export const lastElementId = 'footer';
