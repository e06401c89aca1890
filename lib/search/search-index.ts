import { http } from '@/lib/browser/http';
import * as constants from '@/lib/constants';
import { filePaths } from '@/lib/file-paths';
import { openIndex, type SearchEngine, type SerialisedIndex } from './engine';

let loading: Promise<SearchEngine> | undefined;

/** MiniSearch itself refuses words of another format. */
function isIndex(value: unknown): value is SerialisedIndex {
  const { documents, answers, words }: Readonly<Record<string, unknown>> = Object(value);
  return (
    Array.isArray(documents) &&
    documents.every((row) => Array.isArray(row) && row.length >= 3 && typeof row[2] === 'string') &&
    [answers, words].every((part) => typeof part === 'object' && part !== null)
  );
}

async function fetchIndex(): Promise<SearchEngine> {
  const value = await http<unknown>(filePaths.searchIndex, { timeout: constants.indexTimeoutMs });
  if (!isIndex(value)) throw new Error(`${filePaths.searchIndex} has no index of this release.`);
  return openIndex(value);
}

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
