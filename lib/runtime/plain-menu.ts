import { plainMenuId } from '@/lib/menus/menu-elements';

/** The popover with the header's entries as plain links; undefined where the browser has no popovers. */
function plainMenu(): HTMLElement | undefined {
  const element = document.getElementById(plainMenuId);
  return element && 'showPopover' in element ? element : undefined;
}

/** Whether the plain menu is open. */
export function isPlainMenuOpen(): boolean {
  return plainMenu()?.matches(':popover-open') ?? false;
}

/**
 * Opens the plain menu with one of its entries alone, until it closes.
 * @param href the path of the entry's section
 * @returns whether it could be opened
 */
export function showPlainEntry(href: string): boolean {
  const menu = plainMenu();
  if (!menu) return false;
  const entries = menu.querySelectorAll<HTMLElement>('nav > ul > li');
  for (const entry of entries) {
    entry.hidden = entry.firstElementChild?.getAttribute('href') !== href;
  }
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') for (const entry of entries) entry.hidden = false;
  });
  menu.showPopover();
  return true;
}
