import { expect, test } from 'vitest';
import { documentWords, foldWord, indexedWord, queryWords } from '@/lib/search/words';

test.each([
  ['Cafés', 'cafe'],
  ['Policies', 'policy'],
  ['ties', 'tie'],
  ['business', 'business'],
  ['SMS', 'sms'],
  ['series', 'sery'],
  ['as', 'as'],
  ['news', 'news'],
  ['HTTPS', 'https'],
  ['bias', 'bias'],
  ['basis', 'basis'],
])('the word %s is compared as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test.each([
  ['branches', 'branch'],
  ['taxes', 'tax'],
  ['boxes', 'box'],
  ['switches', 'switch'],
  ['caches', 'cache'],
  ['sizes', 'size'],
  ['houses', 'house'],
  ['databases', 'database'],
  ['expenses', 'expense'],
  ['addresses', 'address'],
  ['statuses', 'status'],
  ['aliases', 'alias'],
  ['cookies', 'cookie'],
  ['movies', 'movie'],
  ['replies', 'reply'],
  ['pies', 'pie'],
  ['APIs', 'API'],
  ['KPIs', 'KPI'],
  ['quotas', 'quota'],
  ['areas', 'area'],
])('%s are found by %s, and the other way round', (plural, singular) => {
  expect(foldWord(plural)).toBe(foldWord(singular));
});

test.each([
  ['response', 'responsive'],
  ['case', 'cash'],
  ['shoe', 'shop'],
])('the start of %s does not find %s', (word, other) => {
  expect(foldWord(other).startsWith(foldWord(word))).toBe(false);
});

test('a word without meaning is not indexed', () => {
  expect(indexedWord('The')).toBeNull();
  expect(indexedWord('does')).toBeNull();
  expect(indexedWord('Tills')).toBe('till');
});

test('a word with a hyphen is indexed as one word and as its parts', () => {
  expect(documentWords('M-Pesa wi-fi, client’s 24')).toEqual([
    ...['MPesa', 'Pesa', 'wifi', 'wi', 'fi'],
    ...['clients', 'client', '24'],
  ]);
});

test('a name with signs is one word, and other signs separate words', () => {
  expect(documentWords('C#, C++, c.')).toEqual(['Csharp', 'Cplusplus', 'c']);
  expect(documentWords('Node.js')).toEqual(['Nodejs', 'Node', 'js']);
  expect(documentWords('/a#b, 1+1, B2B# a.json')).toEqual(['a', 'b', '1', '1', 'B2B', 'a', 'json']);
  expect(queryWords('node.js', (joined) => joined === 'nodejs')).toEqual(['nodejs']);
  expect(queryWords('C#')).not.toEqual(queryWords('c++'));
});

test.each([
  ['m-pesa', ['mpesa']],
  ['wi-fi', ['wi', 'fi']],
  ['how do i get it support', ['it', 'support']],
  ['how much does a website cost', ['website', 'cost']],
  ['who are you', ['who']],
  // The query has no words with meaning, so its words without meaning are used.
  ['what is', ['what', 'is']],
  // Pasted text can have characters without a width, and hyphens of another kind.
  ['\u200email\u00adbox\ufeff m\u2010pesa', ['mailbox', 'mpesa']],
])('the query "%s" has the words %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});
