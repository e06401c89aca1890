import { Island as AnyIsland, type IslandProps } from 'prerendered-islands/island';
import type { IslandName } from './registry';

/**
 * The `Island` of `packages/islands`, which accepts only the names in the registry of this site.
 */
export function Island<Props extends object>(island: IslandProps<IslandName, Props>) {
  return <AnyIsland {...island} />;
}
