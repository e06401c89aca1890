import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CoverArt } from '@/components/art/cover-art';
import { coverArt, type Panel } from '@/lib/figures/cover-art';
import { coverArtSvg } from '@/lib/figures/cover-art-svg';
import { pages } from '@/lib/pages/tree';

const shapes = [
  [11, 13],
  [11, 7],
  [4, 4],
  [10, 12],
  [16, 7],
  [4, 9],
  [68, 6],
  [26, 4],
] as const;

const hostileSlugs = [
  '',
  ' ',
  '"><script>alert(1)</script>',
  "'onload='x",
  '../../etc/passwd',
  '\u0000\uffff',
  '🚪'.repeat(9),
  'constructor',
  '__proto__',
];

const overlap = (a: Panel, b: Panel) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('coverArt', () => {
  test('gives one slug one cover', () => {
    expect(coverArtSvg('/services/it-cloud', 11, 13)).toBe(
      coverArtSvg('/services/it-cloud', 11, 13),
    );
  });

  test('gives nearly every page a cover of its own', () => {
    const covers = new Set(pages.map(({ path }) => coverArtSvg(path, 11, 13)));
    expect(covers.size / pages.length).toBeGreaterThan(0.95);
  });

  test('gives slugs that differ by one character different covers', () => {
    expect(coverArtSvg('/products/lakodi', 11, 13)).not.toBe(
      coverArtSvg('/products/lalodi', 11, 13),
    );
  });

  describe.each(shapes)('on %i by %i squares', (columns, rows) => {
    const slugs = [...pages.map(({ path }) => path), ...hostileSlugs];

    test('stays inside its box', () => {
      for (const slug of slugs) {
        const art = coverArt(slug, columns, rows);
        for (const panel of art.panels) {
          expect(panel.x).toBeGreaterThanOrEqual(0);
          expect(panel.y).toBeGreaterThanOrEqual(0);
          expect(panel.x + panel.width).toBeLessThanOrEqual(art.width);
          expect(panel.y + panel.height).toBeLessThanOrEqual(art.height);
        }
      }
    });

    test('cuts no figure: every panel is a whole number of tiles', () => {
      for (const slug of slugs) {
        for (const { width, height, tile } of coverArt(slug, columns, rows).panels) {
          expect(
            [width % tile, height % tile],
            `${slug}: ${width} by ${height} in ${tile}`,
          ).toEqual([0, 0]);
        }
      }
    });

    test('lays no panel over another', () => {
      for (const slug of slugs) {
        const { panels } = coverArt(slug, columns, rows);
        const pairs = panels.flatMap((a, index) =>
          panels.slice(index + 1).map((b) => [a, b] as const),
        );
        expect(
          pairs.filter(([a, b]) => overlap(a, b)),
          slug,
        ).toEqual([]);
      }
    });

    test('is the same from left and right', () => {
      for (const slug of slugs) {
        const art = coverArt(slug, columns, rows);
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

  test.each(hostileSlugs)('lets nothing of the slug %j into the picture', (slug) => {
    const svg = coverArtSvg(slug, 11, 13);
    expect(svg).not.toMatch(/script|onload|undefined|NaN|passwd/);
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
