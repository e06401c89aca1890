import { indexAfterKey } from '@/lib/menus/list-keys';
import { isNativeMenuOpen, openNativeMenu } from '@/lib/menus/open-native-menu';
import { closestTo, hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/** Closes the dialog that contains the focus. */
function closeOnEscape(event: KeyboardEvent): void {
  // This tells `MainMenu` not to open a menu when its island runs, even if the mouse is already on a trigger.
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
 * runs, repeats the key, unless the visitor has closed the native menu. Returns whether the key opens a menu.
 */
function openMenu(event: KeyboardEvent, run: RunIsland): boolean {
  const { key } = event;
  const island = waitingIsland(event);
  const trigger = closestTo(event, '[data-menu]');
  if (!island || !trigger || (key !== ' ' && key !== 'ArrowDown')) return false;
  event.preventDefault();
  openNativeMenu(trigger.dataset.menu ?? '');
  if (hasCrashed(island)) return true;
  run(island).then(
    () => {
      if (!isNativeMenuOpen()) return;
      trigger.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    () => {},
  );
  return true;
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether a key opens search: Control+K, Command+K, or a slash outside a field. */
function isForSearch({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey && !isEditable(target);
  return key.toLowerCase() === 'k' && !shiftKey && ctrlKey !== metaKey;
}

/** Clicks the search button if a key opens search and no dialog is open. */
function openSearchOnShortcut(event: KeyboardEvent): void {
  if (!isForSearch(event) || document.querySelector('dialog[open], [role=dialog]')) return;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Handles Escape, the keys of the header's menus, and the shortcuts for search. */
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
