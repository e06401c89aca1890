import { expect, test } from 'vitest';
import { copyOf } from '@/lib/pages/copy';
import { listedPages } from '@/lib/pages/guards';
import { kinds } from '@/lib/pages/kinds';
import { publishedPosts } from '@/lib/pages/posts';

test('the published posts are the pages with a date that lists may show', () => {
  const dated = listedPages.filter(({ kind }) => kinds[kind].isDated).map(({ path }) => path);
  expect(publishedPosts.toSorted()).toEqual(dated.toSorted());
});

test('posts are listed newest first; of posts with the same date, the one with the highest order comes first', () => {
  const keys = publishedPosts.map((path) => {
    const { published, order = 0 } = copyOf(path);
    return `${published} ${String(order).padStart(4, '0')}`;
  });
  expect(keys).toEqual(keys.toSorted().toReversed());
  expect(new Set(keys).size).toBe(keys.length);
});
