import { describe, expect, test } from 'vitest';
import { areRelated, nearestSpellings, typingErrors } from '@/lib/search/spelling';
import { documentWords, foldWord, indexedWord, queryWords } from '@/lib/search/words';

test.each([
  ['Cafés', 'cafe'],
  ['Policies', 'policy'],
  ['ties', 'tie'],
  ['business', 'business'],
  ['SMS', 'sms'],
  ['as', 'as'],
])('the word %s is compared as %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test('a word without meaning is not indexed', () => {
  expect(indexedWord('The')).toBeNull();
  expect(indexedWord('does')).toBeNull();
  expect(indexedWord('Tills')).toBe('till');
});

test('a word with a hyphen is indexed as one and as its parts', () => {
  expect(documentWords('M-Pesa wi-fi, client’s 24')).toEqual([
    ...['MPesa', 'Pesa', 'wifi', 'wi', 'fi'],
    ...['clients', 'client', '24'],
  ]);
});

test.each([
  ['m-pesa', ['mpesa']],
  ['wi-fi', ['wi', 'fi']],
  ['how do i get it support', ['it', 'support']],
  ['how much does a website cost', ['website', 'cost']],
  ['who are you', ['who']],
  // Words without meaning are ignored, unless there are no others.
  ['what is', ['what', 'is']],
])('the query "%s" has the words %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

test.each([
  ['paryoll', 1],
  ['payrol', 1],
  ['payroll', 0],
  ['paybill', 2],
  ['apyrlol', 3],
])('%s has %i typing errors from payroll: swapped letters count as one, once', (typed, errors) => {
  expect(typingErrors(typed, 'payroll')).toBe(errors);
});

test.each([
  ['cost', 'costing', true],
  ['account', 'accounting', true],
  ['accuse', 'account', false],
  ['co', 'cost', false],
  ['organisation', 'organization', true],
  ['counting', 'mounting', false],
])('%s and %s are related: %s', (word, other, expected) => {
  expect(areRelated(word, other)).toBe(expected);
  expect(areRelated(other, word)).toBe(expected);
});

describe('a typed word', () => {
  test('means the nearest words, and less likely those related to them', () => {
    expect(nearestSpellings('acount', ['account', 'accounting', 'discount'], false)).toEqual([
      { word: 'account', weight: 0.6 },
      { word: 'accounting', weight: 0.3 },
    ]);
    expect(nearestSpellings('cost', ['cost', 'co', 'host'], false)).toEqual([
      { word: 'cost', weight: 1 },
    ]);
  });

  test('may be the start of a longer one, if it is unfinished', () => {
    const meant = ['payroll', 'paybill'].map((word) => ({ word, weight: 0.6 }));
    expect(nearestSpellings('pay', ['payroll', 'paybill'], true)).toEqual(meant);
    expect(nearestSpellings('pay', ['payroll'], false)).toEqual([]);
  });

  test.each([
    ['pos', 'poz', 0],
    ['tills', 'tillz', 1],
    ['tills', 'tellz', 0],
    ['invoice', 'envoyce', 1],
  ])('%s may be meant by %s: %i', (word, typed, count) => {
    expect(nearestSpellings(typed, [word], false)).toHaveLength(count);
  });
});
