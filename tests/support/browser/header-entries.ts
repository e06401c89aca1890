import type { NavigationItem } from '@/content/navigation';
import { describeEntries } from '@/lib/menus/menu-contents';
import { headerItems, type MenuItem, opensPanel } from '@/lib/menus/menus';
import { listedPages } from '@/lib/pages/guards';

/*
 * The entries of the header by their role in tests, whatever their titles. A company's header may
 * lack some of them: tests that need one are skipped, by `hasMenu`, `hasList` and `hasMega`.
 */

/**
 * Returns a value that a test needs.
 * @throws if the content lacks it
 */
export function required<T>(entry: T | undefined, part: string): T {
  if (entry === undefined) throw new Error(`The content has no ${part}.`);
  return entry;
}

type ItemOf<L extends NavigationItem['layout']> = Extract<NavigationItem, { layout: L }>;

const isMega = (item: NavigationItem): item is ItemOf<'mega'> => item.layout === 'mega';
const isList = (item: NavigationItem): item is ItemOf<'list'> => item.layout === 'list';
const isButton = (item: NavigationItem) => 'variant' in item;

/** In place of entries that the header lacks. Only tests that are skipped have them. */
const lacking = {
  mega: {
    ...{ layout: 'mega', title: 'Lacking', href: '/', startCategory: '1' },
    categories: ['1', '2', '3'].map((id) => ({ id, title: id, entries: [{ href: '/' }] })),
  },
  list: { layout: 'list', title: 'Lacking', href: '/', entries: [{ href: '/' }] },
} as const satisfies { mega: ItemOf<'mega'>; list: ItemOf<'list'> };

/** The entries that open a panel, from left to right. */
export const menus = headerItems.filter(opensPanel);
/** Whether the header has a menu. */
export const hasMenu = menus.length > 0;
/** The first menu, of either layout. */
export const firstMenu: MenuItem = menus[0] ?? lacking.list;
export const megaMenus = menus.filter(isMega);

/** The first menu with three categories or more, and a menu to its right. */
export const mega: ItemOf<'mega'> =
  menus
    .slice(0, -1)
    .filter(isMega)
    .find(({ categories }) => categories.length > 2) ?? lacking.mega;
/** Whether the header has `mega`. */
export const hasMega = mega !== lacking.mega;
/** The menu to the right of `mega`. */
export const neighbour = menus[menus.indexOf(mega) + 1] ?? lacking.list;
/** All menus except `mega`. */
export const otherMenus = menus.filter((menu) => menu !== mega);
/** Whether the header has a menu with a list. */
export const hasList = menus.some(isList);
export const list = menus.find(isList) ?? lacking.list;
export const lastList = menus.findLast(isList) ?? lacking.list;
export const firstEntry = required(headerItems[0], 'entry');
export const lastEntry = required(headerItems.at(-1), 'entry');

const links = headerItems.filter((item) => !opensPanel(item));
const plainLinks = links.filter((item) => !isButton(item));

/** An entry of the header that is a link to a page. Tests start on that page. */
export const start = plainLinks.at(-1) ?? { title: 'Sitemap', href: '/sitemap' as const };
/** Another entry that is a link to a page. */
export const otherLink = links.find(({ href }) => href !== start.href);
/** The entry that looks like a button. */
export const button = headerItems.find(isButton);

type Category = ItemOf<'mega'>['categories'][number];

function startCategoryOf({ categories, startCategory, title }: ItemOf<'mega'>): Category {
  const first = categories.find(({ id }) => id === startCategory);
  return required(first, `category "${startCategory}" in "${title}"`);
}

/**
 * Categories of `mega`: the one that is selected first, the second, the third, the fourth if there
 * is one, and the last.
 */
export const [startCategory, nextCategory, thirdCategory, farCategory, lastCategory] = [
  startCategoryOf(mega),
  required(mega.categories[1], 'second category'),
  required(mega.categories[2], 'third category'),
  required(mega.categories[Math.min(3, mega.categories.length - 1)], 'third category'),
  required(mega.categories.at(-1), 'category'),
];

/**
 * A page that `mega` lists in `thirdCategory`, or else the first page with the longest path. Some
 * tests look at unknown pages below its section.
 */
export const innerPage = hasMega
  ? required(thirdCategory.entries.at(-1), 'page in the third category').href
  : listedPages.reduce((deepest, page) =>
      page.segments.length > deepest.segments.length ? page : deepest,
    ).path;

/**
 * The titles and addresses of all links for a menu's entries, in the order in which they are shown.
 */
export const linksOf = (entries: Category['entries'], menu: MenuItem) =>
  describeEntries(entries, menu).flatMap(({ title, href, children }) => [
    { title, href },
    ...children,
  ]);

/**
 * The link at an index of a menu with a list. Past the end of the list, the link of the menu
 * itself, which is its last one.
 */
export const linkOf = (menu: ItemOf<'list'>, index: number) =>
  describeEntries(menu.entries, menu)[index] ?? menu;

/** The first link in the panel of `firstMenu`. */
export const firstLink =
  firstMenu.layout === 'list'
    ? linkOf(firstMenu, 0)
    : required(
        linksOf(startCategoryOf(firstMenu).entries, firstMenu)[0],
        `entry of "${firstMenu.title}"`,
      );
