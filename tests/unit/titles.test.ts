import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { titleCase, titleOf } from '@/lib/pages/titles';
import { pages } from '@/lib/pages/tree';
import { documentTitle } from '@/lib/publish/metadata';

test.each([
  ['/', 'Home'],
  ['/services/it-cloud', 'IT Cloud'],
  ['/solutions/hr-payroll', 'HR Payroll'],
  ['/services/business-and-qa', 'Business and QA'],
  [
    '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
    'PCI DSS Compliance',
  ],
  ['/services/development-services/website-development/website-design/wordpress', 'WordPress'],
  ['/resources/faqs', 'FAQs'],
  ['/solutions/bulk-sms-and-messaging', 'Bulk SMS and Messaging'],
] as const)('the title of %s is %s', (path, title) => {
  expect(titleOf(path)).toBe(title);
});

test('a small word is in lower case unless it comes first', () => {
  expect(titleCase('the-cost-of-a-till')).toBe('The Cost of a Till');
});

test('a word that only starts like an acronym is left alone', () => {
  expect(titleCase('itinerary')).toBe('Itinerary');
  expect(titleCase('constructor')).toBe('Constructor');
});

test('the document title is page, pipe, site name', () => {
  expect(documentTitle('IT Cloud')).toBe(`IT Cloud | ${site.name}`);
});

test('every page has a title', () => {
  expect(pages.filter((page) => titleOf(page.path).trim() === '')).toEqual([]);
});
