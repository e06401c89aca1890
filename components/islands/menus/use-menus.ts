import { useEffect, useState } from 'react';
import { loadedMenus, loadMenus } from '@/lib/menus/load-menus';
import type { Menus } from '@/lib/menus/menu-shape';

/** The contents of the menus; undefined until they are fetched. */
export function useMenus(): Menus | undefined {
  const [menus, setMenus] = useState(loadedMenus);
  useEffect(() => {
    loadMenus().then(setMenus, (error: unknown) =>
      console.warn(
        'The contents of the menus could not be fetched. The header’s links still work.',
        error,
      ),
    );
  }, []);
  return menus;
}
