import { nativeMenuId } from './menu-elements';

/** The popover that `NativeMenu` renders; undefined if the browser does not support popovers. */
function nativeMenu(): HTMLElement | undefined {
  const element = document.getElementById(nativeMenuId);
  return element && 'showPopover' in element ? element : undefined;
}

export function isNativeMenuOpen(): boolean {
  return nativeMenu()?.matches(':popover-open') ?? false;
}

/**
 * Opens the native menu, and shows only one of its entries until it closes. The HTML has only the link to the section; the other
 * links of the entry are fetched.
 * @param href the path of the entry's section
 * @returns whether the browser supports the native menu
 */
export function openNativeMenu(href: string): boolean {
  const menu = nativeMenu();
  if (!menu) return false;
  const entries = menu.querySelectorAll<HTMLElement>('nav > ul > li');
  for (const entry of entries) {
    entry.hidden = entry.firstElementChild?.getAttribute('href') !== href;
    if (entry.hidden) continue;
    // If the links cannot be fetched, the link to the section still works.
    import('./add-menu-links')
      .then(({ addMenuLinks }) => addMenuLinks(entry, href))
      .catch(() => {});
  }
  menu.ontoggle = ({ newState }) => {
    if (newState === 'closed') for (const entry of entries) entry.hidden = false;
  };
  if (!isNativeMenuOpen()) menu.showPopover();
  return true;
}
