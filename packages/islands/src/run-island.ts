import { hasCrashed, type IslandElement, isRunning } from './island-element';
import { loadCode } from './loading/load-code';

/**
 * Loads the code of an island by the island's name. Resolves to the function that hydrates the
 * island. That function rejects if the island crashes.
 */
export type LoadIsland = (name: string) => Promise<(island: IslandElement) => Promise<void>>;

/** Loads and hydrates an island. Rejects if its code can't be loaded or it crashes. */
export type RunIsland = (island: IslandElement) => Promise<void>;

/**
 * Returns a function that runs an island. While an island loads, further calls return the same
 * promise. A call for an island that runs does nothing. A call after a failure or a crash tries
 * again.
 */
export function createRunIsland(load: LoadIsland): RunIsland {
  const pending = new WeakMap<IslandElement, Promise<void>>();

  const run: RunIsland = async (island) => {
    if (isRunning(island)) return;
    const name = island.dataset.island ?? '';
    try {
      const hydrate = await loadCode(`The island "${name}"`, () => load(name));
      await hydrate(island);
    } catch (error) {
      if (!hasCrashed(island)) island.dataset.failed = 'load';
      throw error;
    }
  };

  return (island) => {
    // `finally` is called after `set`, also if there was nothing to do.
    const running = pending.get(island) ?? run(island).finally(() => pending.delete(island));
    pending.set(island, running);
    return running;
  };
}
