import { expect, test } from 'vitest';
import type { SearchDocument } from '@/lib/search/documents';
import { openIndex, serialiseIndex } from '@/lib/search/engine';
import { search } from '@/lib/search/query';

test.each([
  ['title', 'words'],
  ['words', 'line'],
  ['line', 'text'],
])('a word in the field “%s” counts more than one in “%s”', async (more, less) => {
  const documents = [less, more].map(
    (field): SearchDocument => ({
      ...{ kind: 'page', path: `/${field}`, title: 'A', words: 'B', line: 'C', text: 'D' },
      [field]: 'payroll run',
    }),
  );
  const engine = await openIndex(JSON.parse(JSON.stringify(serialiseIndex(documents))));
  const hits = search(engine, 'payroll').groups.flatMap((group) => group.hits);
  expect(hits.map(({ href }) => href)).toEqual([`/${more}`, `/${less}`]);
});
