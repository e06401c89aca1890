import { useEffect, useState } from 'react';
import { http } from '@/lib/browser/http';
import { filePaths } from '@/lib/file-paths';
import type { Menus } from '@/lib/menus/menu-contents';

let loading: Promise<Menus> | undefined;
let loaded: Menus | undefined;

/**
 * Fetches the contents of the menus once.
 * @throws if they cannot be fetched; the next call tries again
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

/** The contents of the menus; undefined until `loadMenus` has fetched them. */
export function useMenus(): Menus | undefined {
  const [menus, setMenus] = useState(loaded);
  useEffect(() => {
    loadMenus().then(setMenus, (error: unknown) =>
      console.warn('The contents of the menus could not be fetched; their links work.', error),
    );
  }, []);
  return menus;
}
