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

test.each([
  ['pcs', ['PCs for rent', 'A PC']],
  ['PC', ['PCs for rent', 'A PC']],
  ['ads', ['An ad']],
  ['sms', ['SMS']],
])(
  'of words of two letters, “%s” finds singular and plural, and nothing else',
  async (query, titles) => {
    const documents = ['PCs for rent', 'A PC', 'An ad', 'Address', 'SMS', 'Small shops'].map(
      (title): SearchDocument => ({
        ...{ kind: 'page', path: `/${title}`, title, words: '', line: '', text: '' },
      }),
    );
    const engine = await openIndex(JSON.parse(JSON.stringify(serialiseIndex(documents))));
    const hits = search(engine, query).groups.flatMap((group) => group.hits);
    expect(hits.map(({ title }) => title).sort()).toEqual([...titles].sort());
  },
);
