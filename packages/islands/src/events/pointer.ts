import { hasCrashed, waitingIsland } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/** Runs an island when the mouse moves onto it, a finger presses it or it gets the focus. */
export function handlePointer(run: RunIsland): void {
  const runAt = (event: Event) => {
    const island = waitingIsland(event);
    if (island && !hasCrashed(island)) run(island).catch(() => {});
  };
  // The first movement in a page has no length, because the browser knows no place before it. After
  // a link of this site, it may also be the mouse that rests where the link was.
  let isMovement = !document.referrer.startsWith(`${location.origin}/`);
  listen('pointermove', (event) => {
    // Ignore fingers, which may be about to scroll, and the `pointermove` that browsers fire under
    // a resting mouse.
    if (event.pointerType !== 'mouse') return;
    if (isMovement || event.movementX || event.movementY) runAt(event);
    isMovement = false;
  });
  listen('pointerdown', runAt);
  listen('focusin', runAt);
}
