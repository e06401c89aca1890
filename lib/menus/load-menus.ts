import * as constants from '@/lib/constants';
import { menusPath } from '@/lib/file-paths';
import type { Menus } from './menus';

/**
 * Whether a value is a list of menus, and not another answer of a host or that of a release with
 * other layouts. The build has written what is in them. If another release has another form there,
 * the island crashes, and the header stays as it is without it.
 */
function isMenus(value: unknown): value is Menus {
  return (
    Array.isArray(value) &&
    value.every((menu: unknown) => {
      const { href, layout, entries, categories }: Readonly<Record<string, unknown>> = Object(menu);
      const contents = { link: [], list: entries, mega: categories }[String(layout)];
      return typeof href === 'string' && Array.isArray(contents);
    })
  );
}

let loading: Promise<Menus> | undefined;
let loaded: Menus | undefined;

/**
 * @throws Error, and no TypeError as `fetch` does without a connection: the page would reload as if
 * code were missing (`loadCode`)
 */
async function fetchMenus(): Promise<Menus> {
  try {
    const response = await fetch(menusPath, {
      signal: AbortSignal.timeout(constants.httpTimeoutMs),
    });
    const value: unknown = await response.json();
    if (!isMenus(value)) throw new Error(`${menusPath} has no menus of this release.`);
    return value;
  } catch (cause) {
    throw new Error('The contents of the menus could not be fetched.', { cause });
  }
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
