import * as constants from '@/lib/constants';
import { filePaths } from '@/lib/file-paths';
import type { MenuContents, MenuEntry, Menus } from './menu-contents';

let loading: Promise<Menus> | undefined;
let loaded: Menus | undefined;

async function fetchMenus(): Promise<Menus> {
  const response = await fetch(filePaths.menus, {
    signal: AbortSignal.timeout(constants.httpTimeoutMs),
  });
  if (!response.ok) throw new Error(`${filePaths.menus} answered ${response.status}.`);
  return response.json();
}

/**
 * Fetches the contents of the menus once.
 * @throws if they cannot be fetched; the next call tries again
 */
export async function loadMenus(): Promise<Menus> {
  try {
    loading ??= fetchMenus();
    loaded = await loading;
    return loaded;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** The contents of the menus; undefined until `loadMenus` has fetched them. */
export function loadedMenus(): Menus | undefined {
  return loaded;
}

/** The entries in the menu of a header entry, at all levels. */
export function entriesIn(contents: MenuContents): readonly MenuEntry[] {
  switch (contents.layout) {
    case 'link':
      return [];
    case 'list':
      return contents.entries;
    case 'mega':
      return contents.categories.flatMap(({ entries }) => entries);
  }
}
