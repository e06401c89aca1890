import { watchFirstActs } from '@/lib/runtime/first-act';
import { isIslandName, islands } from './registry';

// The one script that comes with every page. What it imports dynamically comes when a visitor needs it.

watchFirstActs({
  hydrate: async (element) => {
    const { island: name } = element.dataset;
    if (!isIslandName(name)) throw new Error(`No island has the name "${name}".`);
    const [{ hydrateIsland }, component] = await Promise.all([
      import('./hydrate-island'),
      islands[name](),
    ]);
    await hydrateIsland(element, component);
  },
  startRuntime: () => import('@/lib/runtime/start').then(({ startRuntime }) => startRuntime()),
});

/** What needs the whole page. */
function completePage(): void {
  const filters = document.querySelectorAll<HTMLElement>('[data-filter]');
  if (filters.length > 0)
    import('@/lib/runtime/controls/follow-filter').then(
      ({ followFilter }) => filters.forEach(followFilter),
      (error: unknown) => console.warn('The address does not follow the filter.', error),
    );

  const opening = document.querySelector('[data-opening]');
  if (opening)
    import('@/lib/runtime/controls/opening-hours').then(
      ({ showOpening }) => showOpening(opening),
      (error: unknown) => console.warn('Whether the office is open could not be told.', error),
    );

  const nearest = document.querySelector<HTMLElement>('#nearest-pages');
  if (nearest)
    import('@/lib/runtime/controls/not-found')
      .then(({ completeNotFoundPage }) => completeNotFoundPage(nearest))
      .catch((error: unknown) => console.warn('The nearest pages could not be listed.', error));
}

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', completePage, { once: true });
else completePage();
