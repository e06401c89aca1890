import type { ComponentType } from 'react';
import { hydrateIsland, loadStyles } from '@/lib/islands/hydrate-island';
import type { IslandElement } from '@/lib/islands/island-element';
import { showErrorPage } from './errors/show-error-page';

/** Shows the error page if the page is for this island; elsewhere the page stays usable and the error is only logged. */
function reportCrash(error: unknown, island: IslandElement): void {
  if (island.closest('main')) showErrorPage(error);
  else console.error(`The island "${island.dataset.island}" has crashed.`, error);
}

/**
 * Loads what hydrating any island needs, and returns the function that hydrates one.
 * @throws if the stylesheet can't be loaded
 */
export async function loadHydration(): Promise<
  (island: IslandElement, component: ComponentType<never>) => Promise<void>
> {
  await loadStyles();
  return (island, component) => hydrateIsland(island, component, reportCrash);
}
