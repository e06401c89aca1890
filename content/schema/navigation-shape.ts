import type { PagePath } from '@/content/tree';

/** A page in a menu. The menu shows its title and summary, and links to its child pages. */
export interface NavigationEntry {
  readonly href: PagePath;
  /** Replaces the page's title in the menus. */
  readonly title?: string;
}

interface NavigationCategory {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
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
      readonly entries: readonly NavigationEntry[];
    }
  | {
      readonly layout: 'mega';
      readonly title: string;
      readonly href: PagePath;
      /** The id of the category that is selected first. */
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
