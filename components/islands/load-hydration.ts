import type { ComponentType } from 'react';
import { hydrateIsland } from '@/lib/islands/hydrate-island';
import type { IslandElement } from '@/lib/islands/island-element';
import { loadStyles } from '@/lib/islands/load-styles';
import { showErrorPage } from './errors/show-error-page';

/** Shows the error page if the island is in the main element. Otherwise only logs the error. */
function reportCrash(error: unknown, island: IslandElement): void {
  if (island.closest('main')) showErrorPage(error);
  else console.error(`The island "${island.dataset.island}" has crashed.`, error);
}

/**
 * Waits for the whole stylesheet, which islands need, and returns a function that hydrates an island.
 * @throws if the stylesheet can't be loaded
 */
export async function loadHydration(): Promise<
  (island: IslandElement, component: ComponentType<never>) => Promise<void>
> {
  await loadStyles();
  return (island, component) => hydrateIsland(island, component, reportCrash);
}
