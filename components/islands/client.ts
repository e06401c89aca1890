import { fromRegistry, startIslands } from 'prerendered-islands';
import { startControls } from '@/lib/runtime/page-parts/start-controls';
import { islands } from './registry';
import { siteControls } from './site-controls';

// The script of every page. It loads other code with `import()` when a visitor needs it.

startIslands({
  controls: siteControls,
  loadIsland: fromRegistry(islands, async () => {
    const [hydrate] = await Promise.all([
      import('./load-hydration').then(({ loadHydration }) => loadHydration()),
      // The build bundles this module with React, so React loads in parallel with the island.
      import('./use-hydrated'),
    ]);
    return hydrate;
  }),
  loadRuntime: () => import('@/lib/runtime/start').then(({ startRuntime }) => startRuntime),
});

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startControls);
else startControls();
