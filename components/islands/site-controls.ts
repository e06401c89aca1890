import { closestTo, type IslandControls, isForBrowser, listen } from 'prerendered-islands';
import { indexAfterKey } from '@/lib/menus/list-keys';
import { openNativeMenu, showMenuRoles, waitsForMenu } from '@/lib/menus/open-native-menu';
import { handleThemeChanges } from './theme/early-choice';

/**
 * Escape tells `MainMenu` not to open the menu whose trigger is under the mouse when its island
 * runs. The mouse's next entry into a trigger removes this.
 */
function dismissMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[data-island="main-menu"]'))
    menu.dataset.dismissed = '';
}

/**
 * Moves the focus among the header's entries with the arrow keys, Home and End. Returns whether it
 * moved.
 */
function moveAmongEntries(event: KeyboardEvent): boolean {
  if (isForBrowser(event)) return false;
  const entry = closestTo(event, '.main-menu-link');
  const entries = [
    ...(entry?.closest('nav')?.querySelectorAll<HTMLElement>('.main-menu-link') ?? []),
  ];
  const index = entry ? entries.indexOf(entry) : -1;
  const next = indexAfterKey(event.key, index, entries.length, 'horizontal');
  if (index === -1 || next === undefined) return false;
  event.preventDefault();
  entries[next]?.focus({ preventScroll: true });
  return true;
}

/**
 * Whether a key opens search: Control+K or Command+K. On a Mac, Control+K deletes to the end of the
 * line. A single character would be a shortcut that speech input presses by mistake (WCAG 2.1.4),
 * and `/` is Firefox's search in the page.
 */
function isForSearch({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isPressed = ctrlKey ? !metaKey && !navigator.platform.startsWith('Mac') : metaKey;
  return key.toLowerCase() === 'k' && !altKey && !shiftKey && isPressed;
}

/** Clicks the search button if the key opens search and no dialog is open. */
function openSearchOnShortcut(event: KeyboardEvent): void {
  if (!isForSearch(event) || document.querySelector('dialog[open], [role=dialog]')) return;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Handles the keys of the header's entries, and the shortcut for search. */
function handleKeys(): void {
  listen(
    'keydown',
    (event) => {
      // Chromium's autofill fires a `keydown` event that is not a `KeyboardEvent`.
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
      if (event.key === 'Escape') dismissMenus();
      else if (!moveAmongEntries(event)) openSearchOnShortcut(event);
    },
    { passive: false },
  );
}

/**
 * Stores the time when the mouse enters a menu's trigger in `data-pointed-at`: the delay of the
 * menu starts then, not when its code has loaded.
 */
function recordPointing(): void {
  listen('pointerover', (event) => {
    const trigger = closestTo(event, '[data-menu]');
    const from = event.relatedTarget;
    if (!trigger || (from instanceof Node && trigger.contains(from))) return;
    trigger.dataset.pointedAt = String(performance.now());
    // An earlier Escape was meant for an earlier menu.
    delete trigger.closest<HTMLElement>('[data-dismissed]')?.dataset.dismissed;
  });
}

/**
 * The controls of the header before their islands run: triggers open the native menu, keys and
 * theme fields work.
 */
export const siteControls: IslandControls = {
  selector: '[data-menu]',
  keys: [' ', 'ArrowDown'],
  open: openNativeMenu,
  isAwaited: waitsForMenu,
  listen: (run) => {
    showMenuRoles();
    // The parser may not have reached the header yet.
    document.addEventListener('DOMContentLoaded', showMenuRoles);
    recordPointing();
    handleKeys();
    handleThemeChanges(run);
  },
};
