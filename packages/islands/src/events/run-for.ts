import { currentElement } from '../current-element';
import type { IslandControls } from '../island-controls';
import { hasCrashed, type IslandElement, isRunning } from '../island-element';
import type { RunIsland } from '../run-island';

const waiting = new WeakSet<HTMLElement>();

/**
 * Runs an island, and then acts on the control that the visitor has used. Acts once, however often
 * the visitor uses the control until then.
 * @param act gets the control, or the one that has taken its place
 * @param actNatively called instead if the island can't run
 */
export function runFor(
  control: HTMLElement,
  island: IslandElement,
  run: RunIsland,
  act: (current: HTMLElement) => void,
  actNatively: () => void = () => {},
): void {
  if (waiting.has(control)) return;
  waiting.add(control);
  run(island)
    .finally(() => waiting.delete(control))
    // An island can crash right after it ran. Its click would start it again, and so on for ever.
    .then(() => (isRunning(island) ? act(currentElement(control)) : actNatively()), actNatively);
}

/**
 * Does the same for a control whose native form is open, if the visitor then still waits for what
 * it opens. After a crash, the native form is all that the control has.
 */
export function runForAwaited(
  control: HTMLElement,
  island: IslandElement,
  run: RunIsland,
  { isAwaited }: IslandControls,
  act: (current: HTMLElement) => void,
): void {
  if (hasCrashed(island)) return;
  runFor(control, island, run, (current) => {
    if (isAwaited(current)) act(current);
  });
}
