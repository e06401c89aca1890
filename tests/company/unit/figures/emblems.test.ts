import { describe, expect, test } from 'vitest';
import { emblem } from '@/content/schema/drawings';
import type { PagePath } from '@/content/tree';
import { emblems } from '@/lib/figures/emblems';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';
import { publishedPosts } from '@/lib/pages/posts';
import { pathsOfKind } from '@/lib/pages/tree';

const hubs = ['/services', '/solutions', '/industries', '/company'] as const;

/** The pages of each list with pictures. */
const lists: readonly (readonly [string, readonly PagePath[]])[] = [
  ...hubs.map((path) => {
    const groups = copyOf(path).groups?.flatMap(({ offers }) => offers);
    return [path, groups?.map((offer) => offer.path) ?? listedChildrenOf(path)] as const;
  }),
  ...pathsOfKind('group').map(
    (path) => [path, copyOf(path).choice.options.map((option) => option.path)] as const,
  ),
  ['/blog', publishedPosts],
];

describe.each(lists)('in the list of %s', (_, pages) => {
  const objects = pages.map((page) => copyOf(page).emblem);

  test('every page has an object that stands for it', () => {
    expect(pages.filter((page) => copyOf(page).emblem === undefined)).toEqual([]);
  });

  test('no two pages have the same object', () => {
    expect(objects).toHaveLength(new Set(objects).size);
  });

  test('no page begins like its neighbour: with the same parts in the same place', () => {
    const beginnings = pages.map((page) => {
      const copy = copyOf(page);
      const drawing = 'drawing' in copy ? copy.drawing : undefined;
      return (
        drawing && `${drawing.place ?? 'beside'}: ${drawing.parts.map(({ type }) => type).join()}`
      );
    });
    const repeated = pages.filter(
      (_page, index) => beginnings[index] && beginnings[index] === beginnings[index - 1],
    );
    expect(repeated).toEqual([]);
  });
});

test('no object is without a page, and none is larger than its box of 120 by 80', () => {
  const used = new Set(lists.flatMap(([, pages]) => pages.map((page) => copyOf(page).emblem)));
  expect(emblem.options.filter((name) => !used.has(name))).toEqual([]);
  for (const [name, shapes] of Object.entries(emblems)) {
    const starts = shapes.flatMap(([, outline]) => [
      ...outline.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g),
    ]);
    for (const [, x, y] of starts) {
      expect(Number(x), name).toBeGreaterThanOrEqual(0);
      expect(Number(x), name).toBeLessThanOrEqual(120);
      expect(Number(y), name).toBeGreaterThanOrEqual(0);
      expect(Number(y), name).toBeLessThanOrEqual(80);
    }
  }
});
