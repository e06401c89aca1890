import { followClicks } from './events/click';
import { followKeys } from './events/keys';
import { followPointer } from './events/pointer';
import { startWhenLoaded } from './events/start';
import { followSubmits } from './events/submit';
import { followTheme } from './events/theme';
import { loadCode, watchLeaving } from './load-code';
import { createRunIsland, type LoadIsland } from './run-island';

/**
 * Runs the islands of the page, each when a visitor is about to use it. Until an island runs, and if its code can't be
 * loaded, its delivered HTML works in its native form. Also starts the page's background work once the page is idle.
 * @param loadRuntime loads the background work and returns the function that starts it
 */
export function startIslands(code: {
  readonly loadIsland: LoadIsland;
  readonly loadRuntime: () => Promise<() => void>;
}): void {
  const run = createRunIsland(code.loadIsland);
  const stopWatching = watchLeaving();

  let runtime: Promise<void> | undefined;
  /** Starts the background work once. If it can't be loaded, the next call tries again. */
  const startRuntime = () => {
    runtime ??= loadCode('The runtime', code.loadRuntime).then(
      (start) => {
        stopWatching();
        start();
      },
      () => {
        runtime = undefined;
      },
    );
    return runtime;
  };

  followPointer(run);
  followClicks(run, startRuntime);
  followKeys(run);
  followSubmits(run);
  followTheme(run);
  startWhenLoaded(run, startRuntime);
}
