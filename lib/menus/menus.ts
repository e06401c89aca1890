import { headerNavigation, type NavigationEntry, type NavigationItem } from '@/content/navigation';
import type { PagePath } from '@/content/tree';

/** The header's entries as the union of their layouts. */
export const headerItems: readonly NavigationItem[] = headerNavigation;

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

/** Whether a page is the one at `href` or below it: `/about-us` is not below `/about`. The home page has no pages below. */
export function isWithin(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}

/** Whether a page belongs to an entry of the header: to its own page, or to one that its menu lists. */
export function isInSection(path: string, item: NavigationItem): boolean {
  return [item, ...entriesOf(item)].some(({ href }) => isWithin(path, href));
}

export interface HeaderLink {
  readonly title: string;
  readonly href: PagePath;
  readonly isButton: boolean;
  /** Whether it opens a panel, once scripts run. */
  readonly hasPanel: boolean;
  /** `page` on its own page, `true` on a page of its section. */
  readonly current?: 'page' | 'true';
}

/** The header's entries for a page. */
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
