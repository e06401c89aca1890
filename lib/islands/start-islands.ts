import { handleClicks } from './events/click';
import { handleKeys } from './events/keys';
import { handlePointer } from './events/pointer';
import { startWhenLoaded } from './events/start';
import { handleSubmits } from './events/submit';
import type { IslandControls } from './island-controls';
import { loadCode, watchLeaving } from './load-code';
import { createRunIsland, type LoadIsland } from './run-island';

/**
 * Runs each island of the page when the page has loaded or when a visitor is about to use it, as its `when` says. Until an island
 * runs, its delivered HTML works as plain links, popovers and forms. Also starts the background work when the page is idle.
 * @param controls the site's own controls
 * @param loadRuntime loads the background work and returns the function that starts it
 */
export function startIslands(options: {
  readonly controls: IslandControls;
  readonly loadIsland: LoadIsland;
  readonly loadRuntime: () => Promise<() => void>;
}): void {
  const run = createRunIsland(options.loadIsland);
  const stopWatching = watchLeaving();

  let runtime: Promise<void> | undefined;
  /** Starts the background work, if it has not started. If its code can't be loaded, the next call tries again. */
  const startRuntime = () => {
    runtime ??= loadCode('The runtime', options.loadRuntime).then(
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

  options.controls.listen(run);
  handlePointer(run);
  handleClicks(options.controls, run);
  handleKeys(options.controls, run);
  handleSubmits(run);
  startWhenLoaded(run, startRuntime);
}
