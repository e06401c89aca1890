import type { IslandElement } from 'prerendered-islands';
import { prepareHydration } from 'prerendered-islands/hydrate';
import { showErrorPage } from './errors/show-error-page';

/**
 * Shows the error page if the island is in the main element and has no native form. Otherwise only
 * logs the error: the visitor can go on with the form, or with the rest of the page.
 */
function reportCrash(error: unknown, island: IslandElement): void {
  if (island.closest('main') && !island.querySelector('form[action]')) showErrorPage(error);
  else console.error(`The island "${island.dataset.island}" has crashed.`, error);
}

/**
 * Prepares the hydration of islands. A module of its own, because the script of every page loads it
 * with `import()`.
 */
export const loadHydration = () => prepareHydration(reportCrash);
