import { filePaths } from '@/lib/file-paths';
import { openIndex, type SearchEngine, type SerialisedIndex } from '@/lib/search/engine';

let loading: Promise<SearchEngine> | undefined;

async function fetchIndex(): Promise<SearchEngine> {
  const response = await fetch(filePaths.searchIndex);
  if (!response.ok) throw new Error(`${filePaths.searchIndex} answered ${response.status}.`);
  const index: SerialisedIndex = await response.json();
  return openIndex(index);
}

/**
 * The search engine of this visit. The index is fetched at the first call and then kept, so that search works offline.
 * @throws where the index can't be had; the next call tries again.
 */
export function loadSearchEngine(): Promise<SearchEngine> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
