import type { PagePath } from './tree';

/**
 * A page in a menu. Title and line come from the page itself, unless the entry has a title of its own; its child links are its
 * pages in the tree.
 */
export interface NavigationEntry {
  readonly href: PagePath;
  /** Stands in the menus in place of the page's title. */
  readonly title?: string;
}

export interface NavigationCategory {
  readonly id: string;
  readonly title: string;
  readonly items: readonly NavigationEntry[];
}

/** An entry of the header. */
export type NavigationItem =
  | { readonly layout: 'link'; readonly title: string; readonly href: PagePath }
  | {
      readonly layout: 'link';
      readonly variant: 'cta';
      readonly title: string;
      readonly href: PagePath;
    }
  | {
      readonly layout: 'list';
      readonly title: string;
      readonly href: PagePath;
      readonly items: readonly NavigationEntry[];
    }
  | {
      readonly layout: 'mega';
      readonly title: string;
      readonly href: PagePath;
      /** The id of the category that is chosen at first. */
      readonly startCategory: string;
      readonly categories: readonly NavigationCategory[];
    };

/** A column of links in the footer. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly {
    readonly href: PagePath | `${PagePath}?${string}`;
    readonly title: string;
  }[];
}
