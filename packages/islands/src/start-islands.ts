import { handleClicks } from './events/click';
import { handleKeys } from './events/keys';
import { handlePointer } from './events/pointer';
import { startWhenLoaded } from './events/start';
import { handleSubmits } from './events/submit';
import type { IslandControls } from './island-controls';
import { watchLeaving } from './loading/leaving';
import { loadCode, watchFields } from './loading/load-code';
import { createRunIsland, type LoadIsland } from './run-island';

/** What a page does beside its islands. */
export interface PageOptions {
  /** How the site's own controls work until their islands run. */
  readonly controls: IslandControls;
  /**
   * Loads the background work with `import()`, and returns the function that starts it when the
   * page is idle.
   */
  readonly loadRuntime: () => Promise<() => void>;
}

/**
 * Runs each island of the page when the page has loaded or when a visitor is about to use it, as
 * its `when` says. Until an island runs, its delivered HTML works as plain links, popovers and
 * forms. Also starts the background work when the page is idle.
 */
export function startIslands(options: PageOptions & { readonly loadIsland: LoadIsland }): void {
  const run = createRunIsland(options.loadIsland);
  const stopWatching = watchLeaving();
  watchFields();

  const startRuntime = () =>
    loadCode('The runtime', options.loadRuntime).then(
      (start) => {
        stopWatching();
        start();
      },
      () => {
        // `loadCode` has reported it, and the next page tries again.
      },
    );

  options.controls.listen(run);
  handlePointer(run);
  handleClicks(options.controls, run);
  handleKeys(options.controls, run);
  handleSubmits(run);
  startWhenLoaded(run, startRuntime);
}
