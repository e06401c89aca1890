import { describe, expect, test } from 'vitest';
import { postDrawing } from '@/lib/figures/post-drawing';
import { copyOf } from '@/lib/pages/copy';
import { builtChildrenOf } from '@/lib/pages/guards';
import { publishedPosts } from '@/lib/pages/posts';
import { pathsOfKind } from '@/lib/pages/tree';

describe('no two covers in a list are alike', () => {
  test.each([
    ['projects', pathsOfKind('project').map((path) => copyOf(path).drawing)],
    ['posts', publishedPosts.map(postDrawing)],
    ['products', pathsOfKind('product').map((path) => copyOf(path).screens[0])],
  ])('%s', (_, covers) => {
    expect(covers.length).toBeGreaterThan(5);
    expect(covers.every((cover) => cover !== undefined)).toBe(true);
    expect(new Set(covers.map((cover) => JSON.stringify(cover))).size).toBe(covers.length);
  });
});

test('the groups of a section have all its offers, each once', () => {
  for (const path of pathsOfKind('hub')) {
    const { groups } = copyOf(path);
    if (!groups) continue;
    const offers = groups.flatMap((group) => group.offers.map((offer) => offer.path));
    expect(offers.toSorted(), path).toEqual([...builtChildrenOf(path)].toSorted());
  }
});
