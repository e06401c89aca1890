import type { NavigationEntry, NavigationItem } from '@/content/navigation';
import type { Screen } from '@/content/screens';
import type { PagePath } from '@/content/tree';
import type { Motif } from '@/lib/figures/cover-art';
import { motifOf } from '@/lib/figures/page-motif';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';
import { isOfKind, pageAt } from '@/lib/pages/tree';
import { entriesOf, headerItems, isWithin, type MenuItem, opensPanel } from './menus';

export interface MenuLink {
  readonly title: string;
  readonly href: PagePath;
}

/** A page in a menu, with the pages below it. */
export interface MenuEntry extends MenuLink {
  /** The page's motif. */
  readonly motif: Motif;
  /** The first screen of a product. */
  readonly screen?: Screen;
  readonly line: string;
  readonly children: readonly MenuLink[];
  /**
   * Whether the entry takes the full width of its panel: it has many children, or is the parent of other entries in the list.
   */
  readonly isWide: boolean;
}

/** An entry of the header with the contents of its panel. */
export type MenuContents = MenuLink & {
  readonly line: string;
} & (
    | { readonly layout: 'link' }
    | { readonly layout: 'list'; readonly entries: readonly MenuEntry[] }
    | {
        readonly layout: 'mega';
        readonly startCategory: string;
        readonly categories: readonly {
          readonly id: string;
          readonly title: string;
          /** The motif of its first page. */
          readonly motif: Motif | undefined;
          readonly entries: readonly MenuEntry[];
        }[];
      }
  );

/** The contents of all panels and of the sheet, served as `/menus.json`. The islands fetch it with the first menu. */
export type Menus = readonly MenuContents[];

/**
 * The pages below a menu entry, at any depth, that are not entries of the menu. Together, the entries and their child links
 * list all pages of the section.
 */
export function childLinksOf(href: PagePath, item: NavigationItem): readonly PagePath[] {
  const entries = new Set(entriesOf(item).map((entry) => entry.href));
  const below = (path: PagePath): readonly PagePath[] =>
    pageAt(path)
      .children.filter((child) => !entries.has(child))
      .flatMap((child) => [child, ...below(child)]);
  return below(href);
}

const linkTo = (href: PagePath): MenuLink => ({ title: titleOf(href), href });

/** The entries of a list in a menu. An entry without a title gets the title of its page. */
export function menuEntries(
  entries: readonly NavigationEntry[],
  item: MenuItem,
): readonly MenuEntry[] {
  return entries.map(({ href, title = titleOf(href) }) => {
    const children = childLinksOf(href, item).map(linkTo);
    const isParent = entries.some((entry) => entry.href !== href && isWithin(entry.href, href));
    return {
      title,
      href,
      motif: motifOf(href),
      ...(isOfKind(href, 'product') && { screen: copyOf(href).screens[0] }),
      line: copyOf(href).summary,
      children,
      isWide: isParent || children.length > 4,
    };
  });
}

/** The contents of all menus, from `content/navigation.ts` and the titles and summaries of the pages. */
export function menus(): Menus {
  return headerItems.map((item): MenuContents => {
    const { title, href } = item;
    const own = { title, href, line: copyOf(href).summary };
    if (!opensPanel(item)) return { ...own, layout: 'link' };
    if (item.layout === 'list')
      return { ...own, layout: 'list', entries: menuEntries(item.items, item) };
    return {
      ...own,
      layout: 'mega',
      startCategory: item.startCategory,
      categories: item.categories.map(({ id, title, items }) => ({
        id,
        title,
        motif: items[0] && motifOf(items[0].href),
        entries: menuEntries(items, item),
      })),
    };
  });
}
