/** The scroll position that a link passes on to the page that it opens. */
export interface KeptScroll {
  /** The absolute address of that page. */
  readonly href: string;
  /** Pixels from the top. */
  readonly top: number;
}
