'use client'; // Fetches what no page carries.

import type { PagePath } from '@/content/tree';

/** One line on a page, by its path; empty where the lines could not be fetched. */
export type MenuLines = Readonly<Partial<Record<PagePath, string>>>;

export interface LoadedMenus {
  readonly MenuPanel: typeof import('./menu-panel').MenuPanel;
  readonly isMovingTowards: typeof import('./menu-panel').isMovingTowards;
  readonly nextMenuState: typeof import('./menu-panel').nextMenuState;
  readonly lines: MenuLines;
}

async function fetchLines(): Promise<MenuLines> {
  const { http } = await import('@/lib/browser/http');
  return http<MenuLines>('/menus.json');
}

let loading: Promise<LoadedMenus> | undefined;

/**
 * The menus' panels with the lines of their entries, loaded once. Without the lines the panels still lead everywhere.
 * @throws when the panels' script cannot be loaded; the next call tries again.
 */
export function loadMenus(): Promise<LoadedMenus> {
  loading ??= Promise.all([import('./menu-panel'), fetchLines().catch(() => ({}))]).then(
    ([{ MenuPanel, isMovingTowards, nextMenuState }, lines]) => ({
      MenuPanel,
      isMovingTowards,
      nextMenuState,
      lines,
    }),
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
