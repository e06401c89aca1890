import type { IconName, NavigationEntry } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/copy';
import { titleOf } from '@/lib/titles';
import { childLinksOf, entriesOf, headerItems, isWithin, type MenuItem, opensPanel } from './menus';

/** A link by its title. */
export interface MenuLink {
  readonly title: string;
  readonly href: PagePath;
}

/** A page in a menu, with the pages below it. */
export interface MenuEntry extends MenuLink {
  readonly icon: IconName;
  /** One line on the page. */
  readonly line: string;
  readonly children: readonly MenuLink[];
  /** Whether it takes the whole width of its panel: it has many children, or leads to other entries. */
  readonly isWide: boolean;
}

/** What an entry of the header shows besides its link. */
export type MenuContents = MenuLink & {
  /** One line on the section. */
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

/** The header's entries, each with every page that its menu leads to, as plain links. */
export const plainMenu: readonly (MenuLink & { readonly pages: readonly MenuLink[] })[] =
  headerItems.map((item) => ({
    title: item.title,
    href: item.href,
    pages: entriesOf(item).flatMap(({ href, title = titleOf(href) }) => [
      { title, href },
      ...childLinksOf(href, item).map(linkTo),
    ]),
  }));
