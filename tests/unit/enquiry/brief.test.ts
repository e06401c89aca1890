import { expect, test } from 'vitest';
import { briefStore, knownPages, shareAddress, sharedPages } from '@/lib/enquiry/brief';
import { subjectSections } from '@/lib/enquiry/subjects';
import { memoryStorage } from '../../support/memory-storage';
import { pageOf } from '../../support/page-of';

const known = subjectSections.flatMap(({ paths }) => paths);
const [product, solution, service] = [pageOf('product'), pageOf('solution'), pageOf('service')];

test('a brief contains only existing services, solutions and products, without duplicates', () => {
  const hostile = ['/about', '/nowhere', 'https://evil.example', '<b>', 7, null, [solution]];
  expect(knownPages([product, ...hostile, solution, product, service], known)).toEqual([
    product,
    solution,
    service,
  ]);
});

test.each([[solution], [{ 0: solution, length: 1 }], [null]])('%j is not a brief', (value) => {
  expect(knownPages(value, known)).toEqual([]);
});

test('a brief is restored from the address that shares it', () => {
  const paths = knownPages([product, solution], known);
  const address = new URL(shareAddress('https://site.example', paths));
  expect(address.pathname).toBe('/contact');
  expect(sharedPages(address.search, known)).toEqual(paths);
  expect(sharedPages('?brief=javascript:alert(1),/about', known)).toEqual([]);
});

test('a brief is stored on the device', () => {
  const storage = memoryStorage();
  briefStore(known, () => storage).write(knownPages([solution], known));
  expect(briefStore(known, () => storage).read()).toEqual([solution]);
});
