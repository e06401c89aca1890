import { describe, expect, test } from 'vitest';
import { briefStore, knownPages, shareAddress, sharedPages } from '@/lib/enquiry/brief';
import { subjectSections } from '@/lib/enquiry/subjects';
import { memoryStorage } from '../../support/memory-storage';
import { pageOf } from '../../support/page-of';

const known = subjectSections.flatMap(({ paths }) => paths);
const [product, solution, service] = [pageOf('product'), pageOf('solution'), pageOf('service')];

describe('the pages of a brief', () => {
  test('are existing services, solutions and products, without duplicates', () => {
    expect(knownPages([product, solution, product, service], known)).toEqual([
      product,
      solution,
      service,
    ]);
  });

  test.each([
    [['/about', '/services', '/nowhere', 'https://evil.example', '<b>', 7, null, [solution]]],
    [solution],
    [{ 0: solution, length: 1 }],
    [null],
  ])('leave out %j', (value) => {
    expect(knownPages(value, known)).toEqual([]);
  });

  test('are restored from the address that shares them', () => {
    const paths = knownPages([product, solution], known);
    const address = new URL(shareAddress('https://site.example', paths));
    expect(address.pathname).toBe('/contact');
    expect(sharedPages(address.search, known)).toEqual(paths);
    expect(sharedPages('?brief=javascript:alert(1),/about', known)).toEqual([]);
  });

  test('are kept on the device', () => {
    const storage = memoryStorage();
    briefStore(known, () => storage).write(knownPages([solution], known));
    expect(briefStore(known, () => storage).read()).toEqual([solution]);
    expect(briefStore(known, () => memoryStorage({ brief: '[' })).read()).toBeUndefined();
  });
});
