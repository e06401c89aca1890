import { headerNavigation, type NavigationEntry, type NavigationItem } from '@/content/navigation';
import type { PagePath } from '@/content/tree';

/** The header's entries, typed as a union by layout. */
export const headerItems: readonly NavigationItem[] = headerNavigation;

export type MenuItem = Extract<NavigationItem, { layout: 'list' | 'mega' }>;

/** Whether an entry of the header opens a panel. */
export function opensPanel(item: NavigationItem): item is MenuItem {
  return item.layout !== 'link';
}

/** The entries in the menu of a header entry, at all levels. */
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

/** Whether a page is at `href` or below it. `/about-us` is not below `/about`, and no page is below the home page. */
export function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/** Whether a page belongs to a header entry: it is the entry's page or a page in the entry's menu, or is below one of them. */
export function isInSection(path: string, item: NavigationItem): boolean {
  return [item, ...entriesOf(item)].some(({ href }) => isWithin(path, href));
}

export interface HeaderLink {
  readonly title: string;
  readonly href: PagePath;
  readonly isButton: boolean;
  /** Whether it opens a panel once scripts run. */
  readonly hasPanel: boolean;
  /** `page` on the link's own page, `true` on a page of its section. */
  readonly current?: 'page' | 'true';
}

/** The header's entries, with the current one marked for a page. */
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
