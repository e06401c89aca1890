import { useEffect, useState } from 'react';
import { addRecent, parseRecent, recentSearchesKey } from '@/lib/search/recent-searches';

/** Reads or writes storage, which a browser may refuse; then nothing is remembered. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(window.localStorage);
  } catch {
    return otherwise;
  }
}

/** The recent searches of this device, newest first, with ways to add one and to forget all. */
export function useRecentSearches() {
  const [searches, setSearches] = useState<readonly string[]>([]);
  // After the first render, which has to be that of the server.
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
