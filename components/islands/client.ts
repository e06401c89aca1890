import { startIslands } from '@/lib/islands/start-islands';
import { completePage } from '@/lib/runtime/controls/complete-page';
import { followKeepScroll } from '@/lib/runtime/keep-scroll';
import { isIslandName, islands } from './registry';

// The script of every page. Dynamic imports load other code when a visitor needs it.

startIslands({
  loadIsland: async (name) => {
    if (!isIslandName(name)) throw new Error(`No island has the name "${name}".`);
    const [hydrate, component] = await Promise.all([
      import('./hydrate-island').then(({ loadHydration }) => loadHydration()),
      islands[name](),
      // The bundle of this file contains React. Importing it here loads React in parallel with the other two.
      import('./use-hydrated'),
    ]);
    return (island) => hydrate(island, component);
  },
  loadRuntime: () => import('@/lib/runtime/start').then(({ startRuntime }) => startRuntime),
});
followKeepScroll();

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', completePage, { once: true });
else completePage();
