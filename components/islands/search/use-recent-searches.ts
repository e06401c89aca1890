import { useEffect, useState } from 'react';
import { addRecent, parseRecent, recentSearchesKey } from '@/lib/search/recent-searches';

/** Returns the result of `use`, or `fallback` if storage is blocked or full. */
function withStorage<T>(use: (storage: Storage) => T, fallback: T): T {
  try {
    return use(window.localStorage);
  } catch {
    return fallback;
  }
}

/** The recent searches on this device, newest first, with functions to add one and to clear them. */
export function useRecentSearches() {
  const [searches, setSearches] = useState<readonly string[]>([]);
  // Read them in an effect, because the first render must match the HTML of the build.
  useEffect(() => {
    setSearches(withStorage((storage) => parseRecent(storage.getItem(recentSearchesKey)), []));
  }, []);
  return {
    searches,
    add: (query: string) => {
      const next = addRecent(searches, query);
      setSearches(next);
      withStorage((storage) => storage.setItem(recentSearchesKey, JSON.stringify(next)), undefined);
    },
    clear: () => {
      setSearches([]);
      withStorage((storage) => storage.removeItem(recentSearchesKey), undefined);
    },
  };
}
