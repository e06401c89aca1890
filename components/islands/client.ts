import { completePage } from '@/lib/runtime/controls/complete-page';
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

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', completePage, { once: true });
else completePage();
