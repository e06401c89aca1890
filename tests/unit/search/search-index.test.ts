import { describe, expect, test, vi } from 'vitest';
import { searchDocuments } from '@/lib/search/documents';
import { serialiseIndex } from '@/lib/search/engine';

/** Loads the index in a page that has not loaded it before. */
async function loadFrom(value: unknown) {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => Response.json(value));
  const { loadSearchEngine } = await import('@/lib/search/search-index');
  return loadSearchEngine();
}

const built = JSON.parse(JSON.stringify(serialiseIndex(searchDocuments)));

test('the index that the build writes is read', async () => {
  expect((await loadFrom(built)).documents).toHaveLength(built.documents.length);
});

describe('an index of another release, or none, is refused:', () => {
  test.each([
    ['null', null],
    ['an error of a host', { error: 'not found' }],
    ['rows that are objects', { ...built, documents: [{ kind: 'page' }] }],
    ['no answers', { ...built, answers: undefined }],
    ['words of another version', { ...built, words: { ...built.words, serializationVersion: 99 } }],
  ])('%s', async (_, value) => {
    await expect(loadFrom(value)).rejects.toThrow(
      /has no index of this release|incompatible version/,
    );
  });
});
