import { headerNavigation, type NavigationEntry, type NavigationItem } from '@/content/navigation';
import type { PagePath } from '@/content/tree';

/** The header's entries, with the union type of their layouts instead of the type of each literal. */
export const headerItems: readonly NavigationItem[] = headerNavigation;

export type MenuItem = Extract<NavigationItem, { layout: 'list' | 'mega' }>;

/** Whether an entry of the header opens a panel. */
export function opensPanel(item: NavigationItem): item is MenuItem {
  return item.layout !== 'link';
}

/** All entries in the menu of a header entry, from every category. */
export function entriesOf(item: NavigationItem): readonly NavigationEntry[] {
  switch (item.layout) {
    case 'link':
      return [];
    case 'list':
      return item.items;
    case 'mega':
      return item.categories.flatMap(({ items }) => items);
  }
}

/** Whether a page is at `href` or below it. No page counts as below the home page. */
export function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/** Whether a page belongs to a header entry: it is at or below the entry's page, or at or below a page in the entry's menu. */
export function isInSection(path: string, item: NavigationItem): boolean {
  return [item, ...entriesOf(item)].some(({ href }) => isWithin(path, href));
}

export interface HeaderLink {
  readonly title: string;
  readonly href: PagePath;
  readonly isButton: boolean;
  /** Whether it opens a panel when its island runs. */
  readonly hasPanel: boolean;
  /** `page` on the link's own page if the link opens no panel, otherwise `true` on every page that belongs to the entry. */
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
        : path !== undefined && isInSection(path, item)
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
