import { Island as AnyIsland, type IslandProps } from '@/lib/islands/island';
import type { IslandName } from './registry';

/** An island of this site, by its name in the registry. */
export function Island<Props extends object>(island: IslandProps<IslandName, Props>) {
  return <AnyIsland {...island} />;
}
