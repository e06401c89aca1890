import type { IconName, NavigationEntry, NavigationItem } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';
import { pageAt } from '@/lib/pages/tree';
import { entriesOf, headerItems, isWithin, type MenuItem, opensPanel } from './menus';

export interface MenuLink {
  readonly title: string;
  readonly href: PagePath;
}

/** A page in a menu, with the pages below it. */
export interface MenuEntry extends MenuLink {
  readonly icon: IconName;
  readonly line: string;
  readonly children: readonly MenuLink[];
  /** Whether it takes the whole width of its panel: it has many children, or leads to other entries. */
  readonly isWide: boolean;
}

/** What an entry of the header shows besides its link. */
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
          readonly icon: IconName;
          readonly entries: readonly MenuEntry[];
        }[];
      }
  );

/** Everything that the panels and the sheet show: `/menus.json`, which the islands fetch with the first menu. */
export type Menus = readonly MenuContents[];

/**
 * The pages below a menu's entry, at any depth, which the menu has no entry of their own for. Together with the entries
 * they are every page of the section.
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

/** The entries of one list of a menu, each with its page's title or one of its own. */
export function menuEntries(
  entries: readonly NavigationEntry[],
  item: MenuItem,
): readonly MenuEntry[] {
  return entries.map(({ href, icon, title = titleOf(href) }) => {
    const children = childLinksOf(href, item).map(linkTo);
    const leads = entries.some((entry) => entry.href !== href && isWithin(entry.href, href));
    return {
      title,
      href,
      icon,
      line: copyOf(href).summary,
      children,
      isWide: leads || children.length > 4,
    };
  });
}

/** The contents of all menus, from the navigation and the pages' own titles and lines. */
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
      categories: item.categories.map(({ id, title, icon, items }) => ({
        id,
        title,
        icon,
        entries: menuEntries(items, item),
      })),
    };
  });
}

/** The header's entries, each with the pages that its menu has entries for, as plain links. */
export const plainMenu: readonly (MenuLink & { readonly pages: readonly MenuLink[] })[] =
  headerItems.map((item) => ({
    title: item.title,
    href: item.href,
    pages: entriesOf(item).map(({ href, title = titleOf(href) }) => ({ title, href })),
  }));
