import { http } from '@/lib/browser/http';
import * as constants from '@/lib/constants';
import { filePaths } from '@/lib/file-paths';
import { openIndex, type SearchEngine, type SerialisedIndex } from './engine';

let loading: Promise<SearchEngine> | undefined;

const fetchIndex = async (): Promise<SearchEngine> =>
  openIndex(
    await http<SerialisedIndex>(filePaths.searchIndex, { timeout: constants.indexTimeoutMs }),
  );

/**
 * The search engine. The first call fetches the index. Later calls reuse it, so that search works
 * offline.
 * @throws if the index cannot be loaded. The next call tries again
 */
export function loadSearchEngine(): Promise<SearchEngine> {
  loading ??= fetchIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
