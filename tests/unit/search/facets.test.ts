import { describe, expect, test } from 'vitest';
import { buildFacet, facetAttributes, filterRules } from '@/lib/filters/facets';
import { countMatches, queryWith } from '@/lib/runtime/page-parts/filter';

const value = (name: string) => ({ value: name.toLowerCase(), label: name });
const entries = [
  { colour: [value('Red'), value('Red'), value('Blue')], size: [value('Small')] },
  { colour: [value('Red')], size: [value('Large')] },
];
const facet = buildFacet('colour', 'Colour', entries);

test('a facet lists each value once, in alphabetical order', () => {
  expect(facet.options).toEqual([value('Blue'), value('Red')]);
});

test('two pages whose paths end alike cannot be values of one facet', () => {
  const entry = { part: [value('Cloud'), { value: 'cloud', label: 'Cloud for schools' }] };
  expect(() => buildFacet('part', 'Part', [entry])).toThrow(
    'The filter "Part" has the value "cloud" for “Cloud” and for “Cloud for schools”',
  );
});

test('a facet has a name without a hyphen, which the script of filters finds in `dataset`', () => {
  // @ts-expect-error: the attribute `data-work-type` is `dataset.workType`.
  expect(buildFacet('work-type', 'Type', []).options).toEqual([]);
});

test('an entry has its values as attributes', () => {
  expect(facetAttributes(entries[0] ?? {})).toEqual({
    'data-colour': 'red blue',
    'data-size': 'small',
  });
});

test('for each value, a rule hides the entries without it', () => {
  expect(filterRules('list', facet).split('\n')).toEqual([
    '#list:has(#colour-blue:checked) [data-colour]:not([data-colour~="blue"]){display:none}',
    '#list:has(#colour-red:checked) [data-colour]:not([data-colour~="red"]){display:none}',
  ]);
});

describe('a choice', () => {
  test.each([
    ['', { tag: 'web' }, '?tag=web'],
    ['?tag=web', {}, ''],
    ['?ref=mail&tag=web', { tag: 'cloud' }, '?ref=mail&tag=cloud'],
    ['?utm=a%20b&tag=x&flag&%74ag=y', { tag: 'cloud' }, '?utm=a%20b&flag&tag=cloud'],
    ['?q=a+b?', {}, '?q=a+b?'],
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
