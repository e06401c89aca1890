import type { Hydrate } from '../from-registry';
import type { IslandElement } from '../island-element';
import { loadStyles } from '../loading/load-styles';
import { hydrateIsland } from './hydrate-island';

/** What a site does after an island has crashed and its delivered HTML is back. */
export type OnCrash = (error: unknown, island: IslandElement) => void;

/**
 * Waits for the whole stylesheet, which islands need, and returns a function that hydrates an
 * island.
 * @throws if the stylesheet can't be loaded
 */
export async function prepareHydration(onCrash: OnCrash): Promise<Hydrate> {
  await loadStyles();
  return (island, component) => hydrateIsland(island, component, onCrash);
}
