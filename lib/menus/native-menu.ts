import { nativeMenuId } from './menu-elements';

/** The popover with the header's entries as plain links; undefined if the browser does not support popovers. */
function nativeMenu(): HTMLElement | undefined {
  const element = document.getElementById(nativeMenuId);
  return element && 'showPopover' in element ? element : undefined;
}

/** Whether the native menu is open. */
export function isNativeMenuOpen(): boolean {
  return nativeMenu()?.matches(':popover-open') ?? false;
}

/**
 * Opens the native menu and shows only one of its entries until the menu closes. The page contains the entries. The links of
 * each menu are fetched.
 * @param href the path of the entry's section
 * @returns whether it could be opened
 */
export function showNativeEntry(href: string): boolean {
  const menu = nativeMenu();
  if (!menu) return false;
  const entries = menu.querySelectorAll<HTMLElement>('nav > ul > li');
  for (const entry of entries) {
    entry.hidden = entry.firstElementChild?.getAttribute('href') !== href;
    if (entry.hidden) continue;
    import('./add-menu-links').then(({ addLinks }) => addLinks(entry, href)).catch(() => {});
  }
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') for (const entry of entries) entry.hidden = false;
  });
  if (!isNativeMenuOpen()) menu.showPopover();
  return true;
}
