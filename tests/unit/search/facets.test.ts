import { describe, expect, test } from 'vitest';
import { countMatches, queryWith } from '@/lib/runtime/controls/filter';
import { buildFacet, facetAttributes, filterRules } from '@/lib/search/facets';

const value = (name: string) => ({ value: name.toLowerCase(), label: name });
const entries = [
  { colour: [value('Red'), value('Red'), value('Blue')], size: [value('Small')] },
  { colour: [value('Red')], size: [value('Large')] },
];
const facets = [buildFacet('colour', 'Colour', entries), buildFacet('size', 'Size', entries)];

test('a facet lists each value once, in alphabetical order', () => {
  expect(facets[0]?.options).toEqual([value('Blue'), value('Red')]);
});

test('an entry has its values as attributes', () => {
  expect(facetAttributes(entries[0] ?? {})).toEqual({
    'data-colour': 'red blue',
    'data-size': 'small',
  });
});

test('the rules hide entries without the chosen value, and show a message if none is left', () => {
  const rules = filterRules('list', facets, entries).split('\n');
  expect(rules).toContain(
    '#list:has(#colour-blue:checked) [data-colour]:not([data-colour~="blue"]){display:none}',
  );
  expect(rules.filter((rule) => rule.includes('display:block'))).toEqual([
    '#list:has(#colour-blue:checked):has(#size-large:checked) [data-no-match]{display:block}',
  ]);
});

describe('a choice', () => {
  test.each([
    ['', { tag: 'web' }, '?tag=web'],
    ['?tag=web', {}, ''],
    ['?ref=mail&tag=web', { tag: 'cloud' }, '?ref=mail&tag=cloud'],
  ])('replaces the one in the query "%s": %o gives "%s"', (search, choice, expected) => {
    expect(queryWith(search, ['tag'], choice)).toBe(expected);
  });

  test.each([
    [{}, 2],
    [{ tag: 'web' }, 1],
    [{ tag: 'we' }, 0],
    [{ industry: 'education' }, 0],
  ])('%o leaves %i of two entries', (choice, left) => {
    expect(countMatches([{ tag: 'web cloud' }, { tag: 'website' }], choice)).toBe(left);
  });
});
