import type { IslandRegistry } from 'prerendered-islands';

/** Waits for an island's code and for the contents of the menus, which load in parallel. */
const withMenus = <T>(code: Promise<T>): Promise<T> => {
  const menus = import('@/lib/menus/load-menus').then(({ loadMenus }) => loadMenus());
  return Promise.all([code, menus]).then(([component]) => component);
};

/** The islands of the site, by name. Each value loads the code of the island. */
export const islands = {
  'main-menu': () => withMenus(import('./menus/main-menu').then((module) => module.MainMenu)),
  'menu-sheet': () => withMenus(import('./menus/menu-sheet').then((module) => module.MenuSheet)),
  theme: () => import('./theme/theme-control').then((module) => module.ThemeControl),
  'search-dialog': () => import('./search/search-dialog').then((module) => module.SearchDialog),
  'search-page': () => import('./search/search-page').then((module) => module.SearchPage),
  enquiry: () => import('./enquiry/enquiry-form').then((module) => module.EnquiryForm),
  'outbox-notice': () => import('./enquiry/outbox-notice').then((module) => module.OutboxNotice),
  'named-icon': () => import('./icons/named-icon').then((module) => module.NamedIcon),
  'raise-error': () => import('./errors/raise-error').then((module) => module.RaiseError),
} as const satisfies IslandRegistry;

export type IslandName = keyof typeof islands;
