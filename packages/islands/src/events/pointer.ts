import { hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/** Runs an island when the mouse moves onto it, a finger presses it or it gets the focus. */
export function handlePointer(run: RunIsland): void {
  const runAt = (event: Event) => {
    const island = waitingIsland(event);
    if (island && !hasCrashed(island)) run(island).catch(() => {});
  };
  listen('pointermove', (event) => {
    // Ignore fingers, which may be about to scroll, and the `pointermove` that browsers fire under
    // a resting mouse when a page opens.
    if (event.pointerType === 'mouse' && (event.movementX || event.movementY)) runAt(event);
  });
  listen('pointerdown', runAt);
  listen('focusin', runAt);
}
