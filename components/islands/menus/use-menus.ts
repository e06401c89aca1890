import { useEffect, useState } from 'react';
import { http } from '@/lib/browser/http';
import { filePaths } from '@/lib/file-paths';
import type { Menus } from '@/lib/menus/menu-contents';

let loading: Promise<Menus> | undefined;
let loaded: Menus | undefined;

/**
 * Fetches what the menus hold, once.
 * @throws when it can't be fetched; the next call tries again
 */
export function loadMenus(): Promise<Menus> {
  loading ??= http<Menus>(filePaths.menus).then(
    (menus) => {
      loaded = menus;
      return menus;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** What the menus hold; undefined until `loadMenus` has fetched it. */
export function useMenus(): Menus | undefined {
  const [menus, setMenus] = useState(loaded);
  useEffect(() => {
    loadMenus().then(setMenus, (error: unknown) =>
      console.warn('The contents of the menus could not be fetched; their links work.', error),
    );
  }, []);
  return menus;
}
