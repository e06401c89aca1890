import { indexAfterKey } from '@/lib/menus/list-keys';
import { openNativeMenu, waitsForMenu } from '@/lib/menus/open-native-menu';
import { closestTo, hasCrashed, waitingIsland } from '../island-element';
import { currentElement } from '../island-state';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/** Closes the dialog that contains the focus. */
function closeOnEscape(event: KeyboardEvent): void {
  // This tells `MainMenu` not to open the menu whose trigger is under the mouse when its island runs. The mouse's next entry into a
  // trigger removes it.
  for (const menu of document.querySelectorAll<HTMLElement>('[data-island="main-menu"]'))
    menu.dataset.dismissed = '';
  // Without `preventDefault`, some browsers clear a search field and leave the dialog open.
  const dialog = event.isComposing ? null : closestTo(event, 'dialog');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.close();
}

/** Moves the focus among the header's entries with the arrow keys, Home and End. Returns whether it moved. */
function moveAmongEntries(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
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
 * Opens the native menu if Space or the down arrow is pressed on a trigger whose island is not running. As soon as the island
 * runs, repeats the key, if the visitor still waits for the menu. Returns whether the key opens a menu.
 */
function openMenu(event: KeyboardEvent, run: RunIsland): boolean {
  const { key } = event;
  const island = waitingIsland(event);
  const trigger = closestTo(event, '[data-menu]');
  if (!island || !trigger || (key !== ' ' && key !== 'ArrowDown')) return false;
  event.preventDefault();
  openNativeMenu(trigger);
  if (hasCrashed(island)) return true;
  run(island).then(
    () => {
      const current = currentElement(trigger);
      if (!waitsForMenu(current)) return;
      current.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    () => {},
  );
  return true;
}

/**
 * Whether a key opens search: Control+K or Command+K. A single character would be a shortcut that speech input presses by
 * mistake (WCAG 2.1.4), and `/` is Firefox's search in the page.
 */
function isForSearch({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && !altKey && !shiftKey && ctrlKey !== metaKey;
}

/** Clicks the search button if the key opens search and no dialog is open. */
function openSearchOnShortcut(event: KeyboardEvent): void {
  if (!isForSearch(event) || document.querySelector('dialog[open], [role=dialog]')) return;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Handles Escape, the keys of the header's menus, and the shortcut for search. */
export function handleKeys(run: RunIsland): void {
  listen(
    'keydown',
    (event) => {
      // Chromium's autofill fires a `keydown` event that is not a `KeyboardEvent`.
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
      if (event.key === 'Escape') closeOnEscape(event);
      else if (!moveAmongEntries(event) && !openMenu(event, run)) openSearchOnShortcut(event);
    },
    { passive: false },
  );
}
