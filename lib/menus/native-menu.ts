import { entriesIn, loadMenus } from './load-menus';
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

const listItem = (link: { readonly href: string; readonly title: string }) => {
  const anchor = document.createElement('a');
  anchor.href = link.href;
  anchor.textContent = link.title;
  const item = document.createElement('li');
  item.append(anchor);
  return item;
};

/** Adds the links of a section's menu below the link to the section, once. Without them, that link remains. */
async function addLinks(entry: HTMLElement, href: string): Promise<void> {
  const contents = (await loadMenus()).find((menu) => menu.href === href);
  if (!contents || entry.querySelector('ul')) return;
  const list = document.createElement('ul');
  list.append(...entriesIn(contents).map(listItem));
  entry.append(list);
}

/**
 * Opens the native menu with one of its entries alone, until it closes. Pages contain the entries but not the links of
 * their menus, which are fetched.
 * @param href the path of the entry's section
 * @returns whether it could be opened
 */
export function showNativeEntry(href: string): boolean {
  const menu = nativeMenu();
  if (!menu) return false;
  const entries = menu.querySelectorAll<HTMLElement>('nav > ul > li');
  for (const entry of entries) {
    entry.hidden = entry.firstElementChild?.getAttribute('href') !== href;
    if (!entry.hidden) addLinks(entry, href).catch(() => {});
  }
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') for (const entry of entries) entry.hidden = false;
  });
  if (!isNativeMenuOpen()) menu.showPopover();
  return true;
}
