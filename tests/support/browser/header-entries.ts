import type { NavigationItem } from '@/content/navigation';
import { describeEntries } from '@/lib/menus/menu-contents';
import { headerItems, type MenuItem, opensPanel } from '@/lib/menus/menus';

/*
 * The entries of the header by their role in tests, whatever their titles. If the navigation lacks
 * an entry that a test needs, this module throws.
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

/** The entries that open a panel, from left to right. */
export const menus = headerItems.filter(opensPanel);
export const megaMenus = menus.filter(isMega);

/** The first menu with categories. */
export const mega = required(megaMenus[0], 'menu with categories');
/** The menu to the right of `mega`. */
export const neighbour = required(menus[menus.indexOf(mega) + 1], 'menu next to the first');
/** All menus except `mega`. */
export const otherMenus = menus.filter((menu) => menu !== mega);
export const list = required(menus.find(isList), 'menu with a list');
export const lastList = required(menus.findLast(isList), 'menu with a list');
export const firstEntry = required(headerItems[0], 'entry');
export const lastEntry = required(headerItems.at(-1), 'entry');

const links = headerItems.filter((item) => !opensPanel(item) && !isButton(item));

/** An entry of the header that is a link to a page. Tests start on that page. */
export const start = required(links.at(-1), 'link');
/** Another entry that is a link to a page. */
export const otherLink = required(links[0], 'second link');
/** The entry that looks like a button. */
export const button = required(headerItems.find(isButton), 'entry that looks like a button');

type Category = ItemOf<'mega'>['categories'][number];

/**
 * Categories of `mega`: the one that is selected first, the second, the third, the fourth if there
 * is one, and the last.
 */
export const [startCategory, nextCategory, thirdCategory, farCategory, lastCategory] = [
  required(
    mega.categories.find(({ id }) => id === mega.startCategory),
    `category "${mega.startCategory}" in "${mega.title}"`,
  ),
  required(mega.categories[1], 'second category'),
  required(mega.categories[2], 'third category'),
  required(mega.categories[Math.min(3, mega.categories.length - 1)], 'third category'),
  required(mega.categories.at(-1), 'category'),
];

/** A page that `mega` lists in `thirdCategory`. */
export const innerPage = required(thirdCategory.items.at(-1), 'page in the third category').href;

/**
 * The titles and addresses of all links for a menu's entries, in the order in which they are shown.
 */
export const linksOf = (items: Category['items'], menu: MenuItem) =>
  describeEntries(items, menu).flatMap(({ title, href, children }) => [
    { title, href },
    ...children,
  ]);

/** The link at an index of a menu with a list. */
export const linkOf = (menu: ItemOf<'list'>, index: number) =>
  required(describeEntries(menu.items, menu)[index], `entry ${index + 1} in "${menu.title}"`);
