import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CoverArt } from '@/components/art/cover-art';
import { coverArt, type Motif, type Panel } from '@/lib/figures/cover-art';
import { motifOf } from '@/lib/figures/page-motif';
import { menus } from '@/lib/menus/menu-contents';
import { blogIndex, publishedPosts } from '@/lib/pages/posts';
import { pageAt, pages } from '@/lib/pages/tree';

const shapes = [
  [11, 13],
  [11, 7],
  [10, 12],
  [68, 6],
] as const;

const motifs = pages.map(({ path }) => motifOf(path));

const overlap = (a: Panel, b: Panel) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('coverArt', () => {
  describe.each(shapes)('on %i by %i squares', (columns, rows) => {
    test('stays inside its box', () => {
      for (const motif of motifs) {
        const art = coverArt(motif, columns, rows);
        for (const panel of art.panels) {
          expect(panel.x).toBeGreaterThanOrEqual(0);
          expect(panel.y).toBeGreaterThanOrEqual(0);
          expect(panel.x + panel.width).toBeLessThanOrEqual(art.width);
          expect(panel.y + panel.height).toBeLessThanOrEqual(art.height);
        }
      }
    });

    test('cuts no figure: every panel is a whole number of tiles', () => {
      for (const motif of motifs) {
        for (const { width, height, tile } of coverArt(motif, columns, rows).panels) {
          expect(
            [width % tile, height % tile],
            `${motif.figure}: ${width} by ${height} in ${tile}`,
          ).toEqual([0, 0]);
        }
      }
    });

    test('lays no panel over another', () => {
      for (const motif of motifs) {
        const { panels } = coverArt(motif, columns, rows);
        const pairs = panels.flatMap((a, index) =>
          panels.slice(index + 1).map((b) => [a, b] as const),
        );
        expect(
          pairs.filter(([a, b]) => overlap(a, b)),
          motif.figure,
        ).toEqual([]);
      }
    });

    test('is the same from left and right', () => {
      for (const motif of motifs) {
        const art = coverArt(motif, columns, rows);
        const mirrored = art.panels.map((panel) => ({
          ...panel,
          x: art.width - panel.x - panel.width,
        }));
        const sorted = (panels: readonly Panel[]) =>
          panels.map((panel) => JSON.stringify(panel)).sort();
        expect(sorted(mirrored)).toEqual(sorted(art.panels));
      }
    });
  });

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

describe('motifOf', () => {
  const isSame = (a: Motif | undefined, b: Motif | undefined) =>
    a?.figure === b?.figure && a?.ground === b?.ground;

  test('gives no two neighbours of a list the same figure on the same ground', () => {
    const lists = pages.map(({ path, children }) =>
      path === blogIndex ? publishedPosts : children,
    );
    for (const list of lists) {
      const row = list.map(motifOf);
      expect(list.filter((_, index) => index > 0 && isSame(row[index], row[index - 1]))).toEqual(
        [],
      );
    }
  });

  test('gives a page and the first page below it different figures', () => {
    const alike = pages.filter(
      ({ path, children: [child] }) =>
        // Posts are numbered from the oldest, and the blog has no menu.
        path !== blogIndex && child && motifOf(child).figure === motifOf(path).figure,
    );
    expect(alike.map(({ path }) => path)).toEqual([]);
  });

  test('is the same in a menu as on the page', () => {
    for (const item of menus()) {
      if (item.layout === 'link') continue;
      const entries =
        item.layout === 'list' ? item.entries : item.categories.flatMap((each) => each.entries);
      for (const { href, motif } of entries) expect(motif, href).toEqual(motifOf(href));
    }
  });

  test('tells the sections of offers apart by their ground', () => {
    const grounds = ['/services', '/solutions', '/products', '/industries'] as const;
    const used = grounds.map(
      (section) => new Set(pageAt(section).children.map((path) => motifOf(path).ground)),
    );
    expect(used.map((set) => set.size)).toEqual([1, 1, 1, 1]);
    expect(new Set(used.flatMap((set) => [...set])).size).toBe(4);
  });
});
