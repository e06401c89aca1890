import * as constants from '@/lib/constants';
import { menusPath } from '@/lib/file-paths';
import type { Menus } from './menus';

let loading: Promise<Menus> | undefined;
let loaded: Menus | undefined;

async function fetchMenus(): Promise<Menus> {
  const response = await fetch(menusPath, {
    signal: AbortSignal.timeout(constants.httpTimeoutMs),
  });
  if (!response.ok) throw new Error(`${menusPath}: status ${response.status}.`);
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
