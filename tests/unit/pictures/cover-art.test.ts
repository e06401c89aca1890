import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CoverArt } from '@/components/art/cover-art';
import { coverArt, type Motif, type Panel } from '@/lib/art/cover-art';
import { motifOf } from '@/lib/art/page-motif';
import { blogIndex, publishedPosts } from '@/lib/pages/posts';
import { pages } from '@/lib/pages/tree';

const shapes = [
  [11, 13],
  [11, 7],
  [10, 12],
  [68, 6],
] as const;

const motifs = pages.map(({ path }) => motifOf(path));

const overlap = (a: Panel, b: Panel) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('a cover', () => {
  test.each(shapes)(
    'of %i by %i squares is symmetric, and fits whole ornaments into its box',
    (columns, rows) => {
      for (const motif of motifs) {
        const { width: whole, height: all, panels } = coverArt(motif, columns, rows);
        for (const [index, panel] of panels.entries()) {
          const { x, y, width, height, tile } = panel;
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(whole);
          expect(y + height).toBeLessThanOrEqual(all);
          expect([width % tile, height % tile], `${motif.ornament} in ${tile}`).toEqual([0, 0]);
          expect(panels).toContainEqual({ ...panel, x: whole - x - width });
          expect(panels.slice(index + 1).filter((other) => overlap(panel, other))).toEqual([]);
        }
      }
    },
  );

  test('weighs less than 900 bytes in a page, compressed', () => {
    const heaviest = Math.max(
      ...pages.map(({ path }) => {
        const markup = renderToStaticMarkup(createElement(CoverArt, { path, size: 'panel' }));
        return brotliCompressSync(markup).length;
      }),
    );
    expect(heaviest).toBeLessThan(900);
  });
});

describe('the motif', () => {
  const isSame = (a: Motif | undefined, b: Motif | undefined) =>
    a?.ornament === b?.ornament && a?.ground === b?.ground;

  test('differs between neighbours of a list', () => {
    const lists = pages.map(({ path, children }) =>
      path === blogIndex ? publishedPosts : children,
    );
    for (const list of lists) {
      const row = list.map(motifOf);
      const alike = list.filter((_, index) => index > 0 && isSame(row[index], row[index - 1]));
      expect(alike).toEqual([]);
    }
  });

  test('of a page has a different ornament from those of the pages below it', () => {
    const alike = pages.flatMap(({ path, children }) =>
      children.filter((child) => motifOf(child).ornament === motifOf(path).ornament),
    );
    expect(alike).toEqual([]);
  });
});
