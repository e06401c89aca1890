export interface KeptScroll {
  /** The link's address, absolute. */
  readonly href: string;
  /** Pixels from the top. */
  readonly top: number;
}

/** The element that ends a page's content: once it is parsed, the page is as long as it will be. */
export const lastElementId = 'footer';
