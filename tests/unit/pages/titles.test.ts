import { expect, test } from 'vitest';
import { linkNameOf, titleCase, titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';
import { pageOf } from '../../support/page-of';

test.each([
  ['it-cloud', 'IT Cloud'],
  ['business-and-qa', 'Business and QA'],
  ['wordpress', 'WordPress'],
  ['the-cost-of-a-till', 'The Cost of a Till'],
  ['itinerary', 'Itinerary'],
  ['constructor', 'Constructor'],
])('the segment %s is written %s', (segment, title) => {
  expect(titleCase(segment)).toBe(title);
});

test('the title of a page is written from its last segment, and the home page is “Home”', () => {
  const path = pageOf('service');
  expect(titleOf(path)).toBe(titleCase(path.split('/').at(-1) ?? ''));
  expect(titleOf('/')).toBe('Home');
});

test('the name of a link leads to one page only', () => {
  const names = pages.map(({ path }) => linkNameOf(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
