import { expect, test } from 'vitest';
import type { SearchDocument } from '@/lib/search/documents';
import { openIndex, serialiseIndex } from '@/lib/search/engine';
import { search } from '@/lib/search/query';

type Fields = Partial<Omit<SearchDocument, 'kind' | 'path'>>;

/** The addresses that a query finds in pages with these fields, by address. */
async function foundIn(pages: Readonly<Record<string, Fields>>, query: string) {
  const documents = Object.entries(pages).map(
    ([path, fields]): SearchDocument => ({
      ...{ kind: 'page', path, title: 'A', words: '', line: '', text: '' },
      ...fields,
    }),
  );
  const engine = await openIndex(JSON.parse(JSON.stringify(serialiseIndex(documents))));
  return search(engine, query).groups.flatMap(({ hits }) => hits.map(({ href }) => href));
}

test.each([
  ['title', 'words'],
  ['words', 'line'],
  ['line', 'text'],
])('a word in the field “%s” counts more than one in “%s”', async (more, less) => {
  const pages = {
    [`/${less}`]: { [less]: 'payroll run' },
    [`/${more}`]: { [more]: 'payroll run' },
  };
  expect(await foundIn(pages, 'payroll')).toEqual([`/${more}`, `/${less}`]);
});

test.each([
  ['pcs', ['PCs for rent', 'A PC']],
  ['PC', ['PCs for rent', 'A PC']],
  ['ads', ['An ad']],
  ['sms', ['SMS']],
])(
  'of words of two letters, “%s” finds singular and plural, and nothing else',
  async (query, titles) => {
    const all = ['PCs for rent', 'A PC', 'An ad', 'Address', 'SMS', 'Small shops'];
    const pages = Object.fromEntries(all.map((title) => [`/${title}`, { title }]));
    const found = await foundIn(pages, query);
    expect(found.sort()).toEqual(titles.map((title) => `/${title}`).sort());
  },
);

test('if few pages have all words, those follow that are nearly as good with some of them', async () => {
  const pages = {
    '/all-in-text': { text: 'payroll licences' },
    '/title': { title: 'Payroll' },
    '/long-title': { title: 'Payroll for every shop' },
    '/line': { line: 'Payroll is one of a dozen words that stand in such a long line' },
    '/other': { line: 'Something else' },
  };
  expect(await foundIn(pages, 'payroll licences')).toEqual([
    '/all-in-text',
    '/title',
    '/long-title',
  ]);
});

test('a page with the query as its title comes first, also if a dozen others match better', async () => {
  const others = Array.from({ length: 12 }, (_, place): [string, Fields] => [
    `/other-${place}`,
    { title: 'Cloud, cloud', words: 'cloud', line: 'cloud' },
  ]);
  const pages = { ...Object.fromEntries(others), '/a/b/c/d/cloud': { title: 'Cloud' } };
  expect((await foundIn(pages, 'cloud'))[0]).toBe('/a/b/c/d/cloud');
});
