import { describe, expect, test } from 'vitest';
import { briefStore, knownPages, shareAddress, sharedPages } from '@/lib/enquiry/brief';
import { subjectSections } from '@/lib/enquiry/subjects';
import { memoryStorage } from '../memory-storage';

const known = subjectSections.flatMap(({ paths }) => paths);

describe('the pages of a brief', () => {
  test('are services, solutions and products that exist, each once', () => {
    expect(
      knownPages(
        ['/products/posigen', '/solutions/crm', '/products/posigen', '/services/it-cloud'],
        known,
      ),
    ).toEqual(['/products/posigen', '/solutions/crm', '/services/it-cloud']);
  });

  test.each([
    [
      [
        '/about',
        '/services',
        '/nowhere',
        'https://evil.example',
        '<b>',
        7,
        null,
        ['/solutions/crm'],
      ],
    ],
    ['/solutions/crm'],
    [{ 0: '/solutions/crm', length: 1 }],
    [null],
  ])('leave out %j', (value) => {
    expect(knownPages(value, known)).toEqual([]);
  });

  test('come back from the address that shares them', () => {
    const paths = knownPages(['/products/posigen', '/solutions/crm'], known);
    const address = new URL(shareAddress('https://site.example', paths));
    expect(address.pathname).toBe('/contact');
    expect(sharedPages(address.search, known)).toEqual(paths);
    expect(sharedPages('?brief=javascript:alert(1),/about', known)).toEqual([]);
  });

  test('are kept on the device', () => {
    const storage = memoryStorage();
    briefStore(known, () => storage).write(knownPages(['/solutions/crm'], known));
    expect(briefStore(known, () => storage).read()).toEqual(['/solutions/crm']);
    expect(briefStore(known, () => memoryStorage({ shortlist: '[' })).read()).toBeUndefined();
  });
});
