import { useEffect, useState } from 'react';
import { addRecent, recentSearches } from '@/lib/search/recent-searches';

/** The recent searches on this device, newest first, with functions to add one and to clear them. */
export function useRecentSearches() {
  const [searches, setSearches] = useState<readonly string[]>([]);
  // Read them in an effect, because the first render must match the HTML of the build.
  useEffect(() => setSearches(recentSearches.read() ?? []), []);
  return {
    searches,
    add: (query: string) => {
      const next = addRecent(searches, query);
      setSearches(next);
      recentSearches.write(next);
    },
    clear: () => {
      setSearches([]);
      recentSearches.write(undefined);
    },
  };
}
