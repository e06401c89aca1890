import type { ComponentType } from 'react';
import type { IslandElement } from './island-element';
import type { LoadIsland } from './run-island';

/** The islands of a site, by name. Each value loads the code of the island. */
export type IslandRegistry = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** Hydrates an island with its component. Rejects if the island crashes. */
export type Hydrate = (island: IslandElement, component: ComponentType<never>) => Promise<void>;

/**
 * Returns a function that loads an island of a registry, and in parallel the code that hydrates
 * islands.
 * @param loadHydration loads `prepareHydration` of `prerendered-islands/hydrate` with `import()`,
 * and calls it
 */
export function fromRegistry(
  islands: IslandRegistry,
  loadHydration: () => Promise<Hydrate>,
): LoadIsland {
  return async (name) => {
    const load = Object.hasOwn(islands, name) ? islands[name] : undefined;
    if (!load) throw new Error(`No island has the name "${name}".`);
    const [hydrate, component] = await Promise.all([loadHydration(), load()]);
    return (island) => hydrate(island, component);
  };
}
