import type { ComponentType } from 'react';
import { hydrateIsland } from '@/lib/islands/hydrate-island';
import type { IslandElement } from '@/lib/islands/island-element';
import { loadStyles } from '@/lib/islands/load-styles';
import { showErrorPage } from './errors/show-error-page';

/**
 * Shows the error page if the island is in the main element and has no native form. Otherwise only logs the error: the visitor can
 * go on with the form, or with the rest of the page.
 */
function reportCrash(error: unknown, island: IslandElement): void {
  if (island.closest('main') && !island.querySelector('form[action]')) showErrorPage(error);
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
