import { nativeMenuId } from './menu-elements';

/** The popover that `NativeMenu` renders; undefined if the browser does not support popovers. */
function nativeMenu(): HTMLElement | undefined {
  const element = document.getElementById(nativeMenuId);
  return element && 'showPopover' in element ? element : undefined;
}

export function isNativeMenuOpen(): boolean {
  return nativeMenu()?.matches(':popover-open') ?? false;
}

/** The entry of the header whose links the native menu shows, if it is open. */
let shownTrigger: HTMLElement | undefined;

/**
 * Gives the links that open a menu the role of a button and their state, and the button of the
 * sheet its `aria-haspopup`, before their islands run. A running island sets them itself. Without
 * scripts, or without support for popovers, the links stay links.
 */
export function showMenuRoles(): void {
  if (!nativeMenu()) return;
  for (const trigger of document.querySelectorAll('[data-menu]:not([data-running] *)')) {
    trigger.setAttribute('role', 'button');
    trigger.setAttribute('aria-expanded', String(isNativeMenuOpen() && trigger === shownTrigger));
  }
  document.querySelector('.mobile-menu')?.setAttribute('aria-haspopup', 'dialog');
}

/**
 * Whether the visitor still waits for the menu of a control: the native menu is open, and the focus
 * is not on another control. The focus may be on nothing, because Safari does not focus what is
 * clicked.
 */
export function waitsForMenu(control: HTMLElement): boolean {
  const focused = document.activeElement;
  const isFree = focused === null || focused === document.body || focused === nativeMenu();
  return isNativeMenuOpen() && (isFree || focused === control);
}

/**
 * Opens the native menu, and shows only one of its entries until it closes. The HTML has only the
 * link to the section; the other links of the entry are fetched.
 * @param trigger the entry of the header. Its `data-menu` is the path of the section
 * @returns whether the browser supports the native menu
 */
export function openNativeMenu(trigger: HTMLElement): boolean {
  const menu = nativeMenu();
  const href = trigger.dataset.menu;
  if (!menu || href === undefined) return false;
  const entries = menu.querySelectorAll<HTMLElement>(':scope > ul > li');
  for (const entry of entries) {
    entry.hidden = entry.firstElementChild?.getAttribute('href') !== href;
    if (entry.hidden) continue;
    // The menu is painted once it has a list of links. If they cannot be fetched, the list is
    // empty, and the link to the section still works.
    import('./add-menu-links')
      .then(({ addMenuLinks }) => addMenuLinks(entry, href))
      .catch(() => entry.append(entry.querySelector('ul') ?? document.createElement('ul')));
  }
  shownTrigger = trigger;
  menu.ontoggle = () => {
    showMenuRoles();
    if (!isNativeMenuOpen()) for (const entry of entries) entry.hidden = false;
  };
  // A menu that stays open for another trigger fires no event. With its source, it follows the
  // trigger in the Tab order.
  if (isNativeMenuOpen()) showMenuRoles();
  else menu.showPopover({ source: trigger });
  return true;
}
