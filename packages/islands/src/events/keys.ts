import { isForBrowser } from '../clicks';
import type { IslandControls } from '../island-controls';
import { closestTo, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';
import { runForAwaited } from './run-for';

/** Closes the dialog that contains the focus. */
function closeOnEscape(event: KeyboardEvent): void {
  // Without `preventDefault`, some browsers clear a search field and leave the dialog open.
  const dialog = event.isComposing ? null : closestTo(event, 'dialog');
  if (!dialog) return;
  event.preventDefault();
  dialog.close();
}

/**
 * Opens the native form of a control whose island is not running if one of its keys is pressed. As
 * soon as the island runs, repeats the key, if the visitor still waits for what the control opens.
 */
function openNativeForm(event: KeyboardEvent, controls: IslandControls, run: RunIsland): void {
  const island = waitingIsland(event);
  const control = closestTo(event, controls.selector);
  if (!island || !control || !controls.keys.includes(event.key) || isForBrowser(event)) return;
  if (!controls.open(control)) return;
  event.preventDefault();
  runForAwaited(control, island, run, controls, (current) =>
    current.dispatchEvent(new KeyboardEvent('keydown', event)),
  );
}

/** Handles Escape in dialogs, and the keys of controls whose islands are not running. */
export function handleKeys(controls: IslandControls, run: RunIsland): void {
  listen(
    'keydown',
    (event) => {
      // Chromium's autofill fires a `keydown` event that is not a `KeyboardEvent`.
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
      if (event.key === 'Escape') closeOnEscape(event);
      else openNativeForm(event, controls, run);
    },
    { passive: false },
  );
}
