import { headerNavigation, type NavigationItem } from '@/content/navigation';
import type { Screen } from '@/content/schema/screens';
import type { PagePath } from '@/content/tree';
import type { AnyMotif } from '@/lib/art/cover-art';

// Islands import this file. An import of `menu-contents.ts`, or of the page tree, would add all
// copy to their code.

/**
 * The header's entries, with the union type of their layouts instead of the type of each literal.
 */
export const headerItems: readonly NavigationItem[] = headerNavigation;

export type MenuItem = Extract<NavigationItem, { layout: 'list' | 'mega' }>;

export function opensPanel(item: NavigationItem): item is MenuItem {
  return item.layout !== 'link';
}

/** A menu by its layout, with its entries as `content/navigation.ts` or `/menus.json` has them. */
type Layout<Entry> =
  | { readonly layout: 'link' }
  | { readonly layout: 'list'; readonly entries: readonly Entry[] }
  | {
      readonly layout: 'mega';
      readonly categories: readonly { readonly entries: readonly Entry[] }[];
    };

/** All entries of a menu, from every category. */
export function entriesOf<Entry>(menu: Layout<Entry>): readonly Entry[] {
  switch (menu.layout) {
    case 'link':
      return [];
    case 'list':
      return menu.entries;
    case 'mega':
      return menu.categories.flatMap(({ entries }) => entries);
  }
}

/** Whether a page is at `href` or below it. No page counts as below the home page. */
export function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/**
 * Whether a page belongs to a header entry: it is at or below one of the pages of the section,
 * which are the entry's own page and those in its menu.
 */
export function isInSection(path: string, section: readonly { readonly href: string }[]): boolean {
  return section.some(({ href }) => isWithin(path, href));
}

export interface HeaderLink {
  readonly title: string;
  readonly href: PagePath;
  readonly isButton: boolean;
  /** Whether it opens a panel when its island runs. */
  readonly hasPanel: boolean;
  /**
   * `page` on the link's own page if the link opens no panel, otherwise `true` on every page that
   * belongs to the entry.
   */
  readonly current?: 'page' | 'true';
}

/**
 * The header's entries, with the entry that a page belongs to marked as current.
 * @param path the page; undefined on pages outside the page tree, such as error pages
 */
export function headerLinks(path: PagePath | undefined): readonly HeaderLink[] {
  return headerItems.map((item) => {
    const hasPanel = opensPanel(item);
    const current =
      path === item.href && !hasPanel
        ? ('page' as const)
        : path !== undefined && isInSection(path, [item, ...entriesOf(item)])
          ? ('true' as const)
          : undefined;
    return {
      title: item.title,
      href: item.href,
      isButton: 'variant' in item && item.variant === 'cta',
      hasPanel,
      ...(current && { current }),
    };
  });
}

export interface MenuLink {
  readonly title: string;
  readonly href: PagePath;
}

export interface MenuEntry extends MenuLink {
  /** If the page is a product, its first screen. */
  readonly screen?: Screen;
  readonly summary: string;
  /** The pages below the entry that are not entries of the menu. */
  readonly children: readonly MenuLink[];
  /**
   * Whether the entry takes the full width of its panel: it has many children, or other entries of
   * the list are below it.
   */
  readonly isWide: boolean;
}

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
          readonly motif: AnyMotif | undefined;
          readonly entries: readonly MenuEntry[];
        }[];
      }
  );

/**
 * The contents of all menus, served as `/menus.json`. A page fetches the file when a visitor is
 * about to use a menu.
 */
export type Menus = readonly MenuContents[];
