import { describe, expect, test } from 'vitest';
import {
  entriesOn,
  listingPageSize,
  listingPath,
  numberedPageAt,
  pageCount,
  paginationNumbers,
} from '@/lib/pages/listings';
import { numberedMetadata } from '@/lib/publish/metadata';

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
    expect(listingPath({ path: '/blog', number: 1 })).toBe('/blog');
    expect(listingPath({ path: '/blog', number: 2 })).toBe('/blog/page/2');
  });

  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 209, [1, 4, 5, 6, 209]],
    [209, 209, [1, 208, 209]],
  ])('page %i of %i links to the pages %j', (number, count, offered) => {
    expect(paginationNumbers(number, count)).toEqual(offered);
  });

  test('the path of a page in the tree is the address of its page number 1', () => {
    expect(numberedPageAt('/blog')).toEqual({ path: '/blog', number: 1 });
  });

  test.each(['/blog/page/1', '/blog/page/99', '/blog/page/02', '/blog/page/x', '/services/page/2'])(
    '%s is not a page',
    (address) => {
      expect(numberedPageAt(address)).toBeUndefined();
    },
  );

  test('a later page of a listing has its number, its own address, and the feeds, but no Markdown version', () => {
    const { title, alternates, openGraph } = numberedMetadata({ path: '/blog', number: 2 });
    expect(title).toEqual({ absolute: expect.stringContaining('Blog, page 2 |') });
    expect(alternates?.canonical).toMatch(/\/blog\/page\/2$/);
    expect(openGraph?.url).toBe(alternates?.canonical);
    expect(Object.keys(alternates?.types ?? {})).toEqual([
      'application/rss+xml',
      'application/feed+json',
    ]);
  });
});
