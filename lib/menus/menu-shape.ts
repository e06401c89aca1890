import type { Screen } from '@/content/screens';
import type { PagePath } from '@/content/tree';
import type { Motif } from '@/lib/figures/cover-art';

// This file imports only types, because islands import it. An import of `menu-contents.ts` would add all copy to their code.

export interface MenuLink {
  readonly title: string;
  readonly href: PagePath;
}

/** A page in a menu. */
export interface MenuEntry extends MenuLink {
  readonly motif: Motif;
  /** If the page is a product, its first screen. */
  readonly screen?: Screen;
  readonly summary: string;
  /** The pages below the entry that are not entries of the menu. */
  readonly children: readonly MenuLink[];
  /** Whether the entry takes the full width of its panel: it has many children, or other entries of the list are below it. */
  readonly isWide: boolean;
}

/** An entry of the header with the contents of its panel. */
export type MenuContents = MenuLink & {
  readonly summary: string;
} & (
    | { readonly layout: 'link' }
    | { readonly layout: 'list'; readonly entries: readonly MenuEntry[] }
    | {
        readonly layout: 'mega';
        /** The id of the category that is selected at first. */
        readonly startCategory: string;
        readonly categories: readonly {
          readonly id: string;
          readonly title: string;
          /** The motif of the category's first page. */
          readonly motif: Motif | undefined;
          readonly entries: readonly MenuEntry[];
        }[];
      }
  );

/** The contents of all menus, served as `/menus.json`. A page fetches the file when a visitor is about to use a menu. */
export type Menus = readonly MenuContents[];

/**
 * All entries in the menu of a header entry, from every category, with their contents. `entriesOf` in `menus.ts` returns the same
 * entries as `content/navigation.ts` lists them, without the contents.
 */
export function entriesIn(contents: MenuContents): readonly MenuEntry[] {
  switch (contents.layout) {
    case 'link':
      return [];
    case 'list':
      return contents.entries;
    case 'mega':
      return contents.categories.flatMap(({ entries }) => entries);
  }
}
