import { storedValue } from '@/lib/browser/stored-value';
import { recentSearchesStorageKey } from '@/lib/constants';
import { queryLengthMax } from './query';

/** How many are kept. */
const countMax = 6;

/** The recent searches on this device, newest first. */
export const recentSearches = storedValue<readonly string[]>(recentSearchesStorageKey, (value) =>
  Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string').slice(0, countMax)
    : undefined,
);

/**
 * Adds a search to the front of the recent ones. Removes duplicates, which may differ in case. A
 * blank search changes nothing.
 */
export function addRecent(recent: readonly string[], query: string): readonly string[] {
  const added = query.trim().replace(/\s+/g, ' ').slice(0, queryLengthMax);
  if (added === '') return recent;
  const others = recent.filter((item) => item.toLowerCase() !== added.toLowerCase());
  return [added, ...others].slice(0, countMax);
}
