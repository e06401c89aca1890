import { expect, test } from 'vitest';
import { subjectTitle } from '@/lib/enquiry/enquiry-message';
import { subjectGroups } from '@/lib/enquiry/subjects';
import { copyOf } from '@/lib/pages/copy';
import { titleCase } from '@/lib/pages/title-case';
import { linkNameOf, nameOf, titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';
import { pageOf } from '../../../support/page-of';

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

test('the title in a page’s copy replaces the title from its address, and links to a post have its heading', () => {
  const [path, post] = [pageOf('service'), pageOf('post')];
  const copy: { title?: string | undefined } = copyOf(path);
  copy.title = 'A title of its own';
  try {
    expect([titleOf(path), linkNameOf(path)]).toEqual([copy.title, copy.title]);
  } finally {
    delete copy.title;
  }
  expect(linkNameOf(post)).toBe(copyOf(post).heading);
});

test('a page has one name: in links, in breadcrumbs and in the form', () => {
  const offers = subjectGroups.flatMap(({ group, paths }) => [group, ...paths]);
  expect(offers.map(subjectTitle)).toEqual(offers.map(linkNameOf));
  expect(offers.map(nameOf)).toEqual(offers.map(linkNameOf));
});

test('the name of a link leads to one page only', () => {
  const names = pages.map(({ path }) => linkNameOf(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
