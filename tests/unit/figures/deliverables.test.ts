import { describe, expect, test } from 'vitest';
import { deliverables } from '@/content/deliverables';
import { screen } from '@/content/screens';
import { deliverableOf } from '@/lib/figures/deliverable-of';
import { pages, pathsOfKind } from '@/lib/pages/tree';

test('every service shows what its client receives', () => {
  expect(pathsOfKind('service').filter((path) => deliverableOf(path) === undefined)).toEqual([]);
});

test('a page shows its own deliverable before that of a page above it', () => {
  for (const deliverable of deliverables) {
    for (const path of deliverable.pages) expect(deliverableOf(path)).toBe(deliverable);
  }
});

test('a page that is not a service shows none', () => {
  const others = pages.filter(({ path }) => !path.startsWith('/services/'));
  expect(others.filter(({ path }) => deliverableOf(path)).map(({ path }) => path)).toEqual([]);
});

describe.each(deliverables.map((deliverable) => [deliverable.screen.title, deliverable] as const))(
  '%s',
  (_, deliverable) => {
    test('is a screen that can be drawn', () => {
      expect(screen.safeParse(deliverable.screen).error?.issues ?? []).toEqual([]);
      expect(deliverable.caption).toMatch(/\.$/);
    });

    test('has as many cells in each row of a table as it has columns', () => {
      for (const block of deliverable.screen.blocks) {
        if (block.type !== 'table') continue;
        for (const { cells } of block.rows) expect(cells).toHaveLength(block.columns.length);
      }
    });
  },
);
