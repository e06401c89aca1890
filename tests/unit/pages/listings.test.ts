import { describe, expect, test } from 'vitest';
import {
  entriesOn,
  listingPageSize,
  listingPath,
  numberedPageAt,
  pageCount,
  paginationNumbers,
} from '@/lib/pages/listings';

describe('listings', () => {
  const entries = Array.from({ length: 2 * listingPageSize + 1 }, (_, index) => index);

  test.each([
    [0, 1],
    [listingPageSize, 1],
    [listingPageSize + 1, 2],
  ])('%i entries have %i pages', (count, pages) => {
    expect(pageCount(count)).toBe(pages);
  });

  test('every entry is on exactly one page, in order', () => {
    expect([1, 2, 3].flatMap((number) => entriesOn(number, entries))).toEqual(entries);
    expect(entriesOn(3, entries)).toHaveLength(1);
  });

  test('the first page has the listing’s own address', () => {
    expect(listingPath({ path: '/sitemap', number: 1 })).toBe('/sitemap');
    expect(listingPath({ path: '/sitemap', number: 2 })).toBe('/sitemap/page/2');
  });

  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 209, [1, 4, 5, 6, 209]],
    [209, 209, [1, 208, 209]],
  ])('page %i of %i links to the pages %j', (number, count, offered) => {
    expect(paginationNumbers(number, count)).toEqual(offered);
  });

  test.each(['/blog/page/1', '/blog/page/99', '/blog/page/02', '/blog/page/x', '/services/page/2'])(
    '%s is not a page',
    (address) => {
      expect(numberedPageAt(address)).toBeUndefined();
    },
  );
});
