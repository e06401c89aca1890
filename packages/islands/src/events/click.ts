import { isForBrowser } from '../clicks';
import type { IslandControls } from '../island-controls';
import { closestTo, type IslandElement, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';
import { runFor, runForAwaited } from './run-for';

/**
 * Opens the dialog whose id is the `data-dialog` of the clicked element. Returns whether there is
 * such a dialog.
 */
function openDialog(event: MouseEvent): boolean {
  const dialog = document.getElementById(closestTo(event, '[data-dialog]')?.dataset.dialog ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return false;
  event.preventDefault();
  if (!dialog.open) dialog.showModal();
  return true;
}

/**
 * Where the pointer was pressed and released last. A drag ends in a click on the element around
 * both places.
 */
let pressed: EventTarget | null = null;
let released: EventTarget | null = null;

/**
 * Closes a dialog after a click on its `data-closes` button or its backdrop. Returns whether the
 * click was on one of them.
 */
function closeDialog(event: MouseEvent): boolean {
  const { target } = event;
  // The target of a click on the backdrop is the dialog, which has no padding. So is that of a drag
  // between the backdrop and the dialog's content.
  const isOnBackdrop =
    target instanceof HTMLDialogElement && pressed === target && released === target;
  const dialog = isOnBackdrop
    ? target
    : closestTo(event, 'dialog [data-closes]')?.closest('dialog');
  dialog?.close();
  return dialog !== undefined && dialog !== null;
}

const click = (element: HTMLElement) => element.click();

/**
 * Opens the native form of a control. The browser itself opens that of a control with
 * `popovertarget`. As soon as the island of the control runs, clicks the control again, if the
 * visitor still waits for what it opens.
 */
function openNativeForm(
  event: MouseEvent,
  control: HTMLElement,
  island: IslandElement,
  controls: IslandControls,
  run: RunIsland,
) {
  if (!control.hasAttribute('popovertarget')) {
    if (!controls.open(control)) return;
    event.preventDefault();
  }
  runForAwaited(control, island, run, controls, click);
}

/** Handles clicks on dialogs, and on the controls of islands that are not running. */
export function handleClicks(controls: IslandControls, run: RunIsland): void {
  for (const opener of document.querySelectorAll('[data-dialog]'))
    opener.setAttribute('aria-haspopup', 'dialog');

  listen('pointerdown', ({ target }) => {
    pressed = target;
  });
  listen('pointerup', ({ target }) => {
    released = target;
  });
  listen(
    'click',
    (event) => {
      if (isForBrowser(event)) return;
      if (openDialog(event) || closeDialog(event)) return;
      const island = waitingIsland(event);
      if (!island) return;
      const control = closestTo(event, `${controls.selector}, [popovertarget]`);
      const button = closestTo(event, 'button[type=button]');
      if (control) openNativeForm(event, control, island, controls, run);
      else if (button) runFor(button, island, run, click);
    },
    { passive: false },
  );
}
