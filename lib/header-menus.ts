import { headerNavigation, type NavigationEntry, type NavigationItem } from '@/content/navigation';
import type { PagePath } from '@/content/tree';
import { isWithin, isWithinAny } from './header-links';
import { sectionPages } from './section-pages';
import { titleOf } from './titles';

/** The header's entries as the union of their layouts. */
export const headerItems: readonly NavigationItem[] = headerNavigation;

/** An entry of the header that opens a panel. */
export type MenuItem = Extract<NavigationItem, { layout: 'list' | 'mega' }>;

/** Whether an entry of the header opens a panel. */
export function opensPanel(item: NavigationItem): item is MenuItem {
  return item.layout !== 'link';
}

/** The pages that an entry of the header leads to directly, without its own page. */
export function entriesOf(item: NavigationItem): readonly NavigationEntry[] {
  switch (item.layout) {
    case 'link':
      return [];
    case 'list':
      return item.items;
    case 'mega':
      return item.categories.flatMap((category) => category.items);
  }
}

/** The title of a page in an entry's menu: its own, where the menu gives it none. */
export function titleInMenu(href: PagePath, item: NavigationItem): string {
  return entriesOf(item).find((entry) => entry.href === href)?.title ?? titleOf(href);
}

/** The pages that an entry of the header stands for with all below them: its own, and those its menu lists from elsewhere. */
export function sectionsOf(item: NavigationItem): readonly PagePath[] {
  const entries = entriesOf(item).map(({ href }) => href);
  return [item.href, ...entries.filter((href) => !isWithin(href, item.href))];
}

/** Whether a page belongs to an entry of the header: to its own page or to one its menu lists. */
export function isInSection(path: string, item: NavigationItem): boolean {
  return isWithinAny(path, sectionsOf(item));
}

/**
 * The pages below a menu's entry, at any depth, which the menu has no entry of their own for. Together with the entries
 * they are every page of the section.
 */
export function childLinksOf(href: PagePath, item: NavigationItem): readonly PagePath[] {
  const entries = new Set(entriesOf(item).map((entry) => entry.href));
  const below = (path: PagePath): readonly PagePath[] =>
    (sectionPages.get(path)?.children ?? [])
      .filter((child) => !entries.has(child))
      .flatMap((child) => [child, ...below(child)]);
  return below(href);
}

/** The name of the link from a menu to its section's own page. */
export function overviewTitle(item: MenuItem): string {
  return `${item.title} overview`;
}

/**
 * The entry of a path that opens a panel.
 * @throws when no entry with a panel has this path
 */
export function menuAt(href: PagePath): MenuItem {
  const item = headerItems.filter(opensPanel).find((menu) => menu.href === href);
  if (!item) throw new Error(`content/navigation.ts: no menu has the path "${href}".`);
  return item;
}
