import { closestTo, hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/**
 * Runs an island when the mouse moves onto it, a finger presses it or it gets the focus. Also stores in
 * `data-pointed-at` when the mouse entered a menu's trigger, so that the menu's delay includes the loading time of its
 * code.
 */
export function followPointer(run: RunIsland): void {
  const runAt = (event: Event) => {
    const island = waitingIsland(event);
    if (island && !hasCrashed(island)) run(island).catch(() => {});
  };
  listen('pointermove', (event) => {
    // Browsers fire `pointermove` under a resting mouse when a page opens; ignore it. Ignore fingers, which may be about to
    // scroll.
    if (event.pointerType === 'mouse' && (event.movementX || event.movementY)) runAt(event);
  });
  listen('pointerdown', runAt);
  listen('focusin', runAt);

  listen('pointerover', (event) => {
    const trigger = closestTo(event, '[data-menu]');
    const from = event.relatedTarget;
    if (trigger && !(from instanceof Node && trigger.contains(from)))
      trigger.dataset.pointedAt = String(performance.now());
  });
}
