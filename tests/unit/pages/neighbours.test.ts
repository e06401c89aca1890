import { expect, test } from 'vitest';
import { builtPages } from '@/lib/pages/guards';
import { neighboursOf } from '@/lib/pages/neighbours';
import { publishedPosts } from '@/lib/pages/posts';
import { pathsOfKind } from '@/lib/pages/tree';

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

test('pages of the first level, and pages without siblings, have no previous or next page', () => {
  const onlyChildren = builtPages.flatMap(({ children }) =>
    children.length === 1 ? children : [],
  );
  for (const path of ['/', '/contact', ...onlyChildren] as const)
    expect(neighboursOf(path), path).toBeUndefined();
});
