import { startIslands } from '@/lib/islands/start-islands';
import { completePage } from '@/lib/runtime/controls/complete-page';
import { storeScrollOnClick } from '@/lib/runtime/store-scroll';
import { isIslandName, islands } from './registry';
import { siteControls } from './site-controls';

// The script of every page. It loads other code with `import()` when a visitor needs it.

startIslands({
  controls: siteControls,
  loadIsland: async (name) => {
    if (!isIslandName(name)) throw new Error(`No island has the name "${name}".`);
    const [hydrate, component] = await Promise.all([
      import('./load-hydration').then(({ loadHydration }) => loadHydration()),
      islands[name](),
      // `bundle-islands.ts` bundles this module with React, so React loads in parallel with the other two.
      import('./use-hydrated'),
    ]);
    return (island) => hydrate(island, component);
  },
  loadRuntime: () => import('@/lib/runtime/start').then(({ startRuntime }) => startRuntime),
});
storeScrollOnClick();

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', completePage, { once: true });
else completePage();
