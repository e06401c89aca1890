import { describe, expect, test } from 'vitest';
import { copyOf } from '@/lib/pages/copy';
import { builtPages, today } from '@/lib/pages/guards';
import { neighboursOf } from '@/lib/pages/neighbours';
import { publishedPosts } from '@/lib/pages/posts';
import { pathsOfKind } from '@/lib/pages/tree';
import { lastChangeOf } from '@/lib/publish/changes';

describe('previous and next', () => {
  test('follow the order of the section', () => {
    const products = pathsOfKind('product');
    for (const [place, path] of products.entries()) {
      expect(neighboursOf(path), path).toEqual({
        section: '/products',
        previous: products[place - 1],
        next: products[place + 1],
      });
    }
  });

  test('lead through the posts from old to new', () => {
    const [newest, second] = publishedPosts;
    if (!newest) throw new Error('There is no post to look at.');
    expect(neighboursOf(newest)).toMatchObject({ previous: second, next: undefined });
  });

  test('are not for pages without similar ones', () => {
    expect(neighboursOf('/')).toBeUndefined();
    expect(neighboursOf('/contact')).toBeUndefined();
    const onlyChildren = builtPages.flatMap(({ children }) =>
      children.length === 1 ? children : [],
    );
    for (const path of onlyChildren) expect(neighboursOf(path), path).toBeUndefined();
  });
});

describe('the day a page last changed', () => {
  test('is never the day of the build, unless an editor wrote it so', () => {
    for (const { path } of builtPages) {
      if (lastChangeOf(path) < today()) continue;
      const own: readonly string[] = builtPages.map((page) => copyOf(page.path).updated);
      expect(own, path).toContain(lastChangeOf(path));
    }
  });

  test('of an index is that of the newest page it lists', () => {
    const days = publishedPosts.map((post) => copyOf(post).updated);
    expect([...days, copyOf('/blog').updated].toSorted().at(-1)).toBe(lastChangeOf('/blog'));
  });
});
