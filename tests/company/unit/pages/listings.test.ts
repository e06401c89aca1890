import { expect, test } from 'vitest';
import { failureOf } from '@/lib/errors';
import { listingValidations, numberedPageAt } from '@/lib/pages/listings';
import { neighboursOf } from '@/lib/pages/neighbours';
import { publishedPosts } from '@/lib/pages/posts';
import { pathsOfKind } from '@/lib/pages/tree';
import { numberedMetadata } from '@/lib/publish/metadata';

test('the path of a page in the tree is the address of its page number 1', () => {
  expect(numberedPageAt('/blog')).toEqual({ path: '/blog', number: 1 });
});

test('a later page of a listing has the feeds', () => {
  const { alternates } = numberedMetadata({ path: '/blog', number: 2 });
  expect(Object.keys(alternates?.types ?? {})).toEqual([
    'application/rss+xml',
    'application/feed+json',
  ]);
});

test.each(['/blog/page/99', '/projects/page/x'])(
  '%s fails the validation of a listing, and the not-found page says so',
  (path) => {
    expect(failureOf(path, listingValidations)).toEqual({
      status: 404,
      message: `Page Not Found: ${path}`,
    });
  },
);

test('previous and next follow the order of the section', () => {
  const products = pathsOfKind('product');
  for (const [place, path] of products.entries()) {
    expect(neighboursOf(path), path).toEqual({
      section: '/products',
      previous: products[place - 1],
      next: products[place + 1],
    });
  }
});

test('previous and next lead through the posts from old to new', () => {
  const [newest, second] = publishedPosts;
  if (!newest) throw new Error('There is no post to look at.');
  expect(neighboursOf(newest)).toMatchObject({ previous: second, next: undefined });
});
