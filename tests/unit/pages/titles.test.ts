import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { titleCase, titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';
import { documentTitle } from '@/lib/publish/metadata';

test.each([
  ['it-cloud', 'IT Cloud'],
  ['hr-payroll', 'HR Payroll'],
  ['business-and-qa', 'Business and QA'],
  ['pci-dss-compliance', 'PCI DSS Compliance'],
  ['wordpress', 'WordPress'],
  ['faqs', 'FAQs'],
  ['bulk-sms-and-messaging', 'Bulk SMS and Messaging'],
])('the segment %s is written %s', (segment, title) => {
  expect(titleCase(segment)).toBe(title);
});

test('the title of a page is its last segment, and “Home” for the home page', () => {
  expect(titleOf('/')).toBe('Home');
  const deepest = pages.reduce((one, other) =>
    other.segments.length > one.segments.length ? other : one,
  );
  expect(titleOf(deepest.path)).toBe(titleCase(deepest.segments.at(-1) ?? ''));
});

test('a small word is in lower case unless it comes first', () => {
  expect(titleCase('the-cost-of-a-till')).toBe('The Cost of a Till');
});

test('a word that only starts like an acronym is unchanged', () => {
  expect(titleCase('itinerary')).toBe('Itinerary');
  expect(titleCase('constructor')).toBe('Constructor');
});

test('the document title is page, pipe, site name', () => {
  expect(documentTitle('IT Cloud')).toBe(`IT Cloud | ${site.name}`);
});

test('every page has a title', () => {
  expect(pages.filter((page) => titleOf(page.path).trim() === '')).toEqual([]);
});
