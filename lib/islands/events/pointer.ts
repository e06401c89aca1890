import { closestTo, hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/**
 * Runs an island when the mouse moves onto it, a finger presses it or it gets the focus. Also stores the time when the mouse
 * enters a menu's trigger in `data-pointed-at`: the delay of the menu starts then, not when its code has loaded.
 */
export function handlePointer(run: RunIsland): void {
  const runAt = (event: Event) => {
    const island = waitingIsland(event);
    if (island && !hasCrashed(island)) run(island).catch(() => {});
  };
  listen('pointermove', (event) => {
    // Ignore fingers, which may be about to scroll, and the `pointermove` that browsers fire under a resting mouse when a page
    // opens.
    if (event.pointerType === 'mouse' && (event.movementX || event.movementY)) runAt(event);
  });
  listen('pointerdown', runAt);
  listen('focusin', runAt);

  listen('pointerover', (event) => {
    const trigger = closestTo(event, '[data-menu]');
    const from = event.relatedTarget;
    if (!trigger || (from instanceof Node && trigger.contains(from))) return;
    trigger.dataset.pointedAt = String(performance.now());
    // An earlier Escape was meant for an earlier menu.
    delete trigger.closest<HTMLElement>('[data-dismissed]')?.dataset.dismissed;
  });
}
