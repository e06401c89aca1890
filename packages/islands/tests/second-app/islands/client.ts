import { fromRegistry, popoverControls, startIslands } from 'prerendered-islands';

// The script of every page.
startIslands({
  controls: popoverControls,
  loadIsland: fromRegistry(
    {
      basket: () => import('./basket').then(({ Basket }) => Basket),
      order: () => import('./order').then(({ Order }) => Order),
    },
    () =>
      import('prerendered-islands/hydrate').then(({ prepareHydration }) =>
        prepareHydration(console.error),
      ),
  ),
  loadRuntime: async () => () => {},
});
