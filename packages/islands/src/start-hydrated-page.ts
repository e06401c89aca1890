import type { IslandElement } from './island-element';
import { type PageOptions, startIslands } from './start-islands';

/**
 * Does the work of `startIslands` on a page that Next hydrates as a whole, in development or before
 * the build step. Call it in an effect of a client component in the layout, once: in development,
 * React runs effects twice.
 */
export function startHydratedPage(options: PageOptions): void {
  for (const island of document.querySelectorAll<IslandElement>('[data-island]'))
    island.dataset.running = '';
  startIslands({ ...options, loadIsland: async () => async () => {} });
}
