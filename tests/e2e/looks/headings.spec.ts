import { expect, test } from '@playwright/test';
import { namesAmount } from '@/content/values/money';
import { copyOf } from '@/lib/pages/copy';
import { pages, pathsOfKind } from '@/lib/pages/tree';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';

/**
 * The sizes of headings in pixels: the title, the major section, what comes second on a page, minor
 * sections. The price comes second, and the closing band is not larger than it.
 */
const tiers = { 1280: [64, 44, 34, 26], 360: [38, 28, 24, 21] } as const;

for (const width of [1280, 360] as const) {
  test(`at ${width} pixels, headings have the sizes of their tiers, and the title is the largest`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { kind, path } of onePageOfEachKind) {
      // Articles and legal pages have headings in their running text; the QA sheet shows every
      // size.
      if (['post', 'legal', 'qa-sheet', 'glossary'].includes(kind)) continue;
      await page.goto(path);
      const sizes = await page
        .getByRole('main')
        .locator('h1, section > h2, section > div > h2')
        .evaluateAll((headings) =>
          headings
            .filter((heading) => heading.getClientRects().length > 0)
            .map((heading) => Math.round(Number.parseFloat(getComputedStyle(heading).fontSize))),
        );
      expect.soft(Math.max(...sizes.slice(1)), path).toBeLessThan(sizes[0] ?? 0);
      // Names of lists at the end of a page are as small as its text.
      const others = sizes.filter(
        (size) => size > 20 && !tiers[width].some((tier) => Math.abs(tier - size) <= 1),
      );
      expect.soft(others, path).toEqual([]);
    }
  });
}

test('one section of a page is its argument: the first or the second one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [, major] = tiers[1280];
  const paths = new Set([
    ...['home', 'service', 'solution', 'group', 'company', 'project'].flatMap(
      (kind) => onePageOfEachKind.find((one) => one.kind === kind)?.path ?? [],
    ),
    ...pathsOfKind('product'),
    ...pathsOfKind('industry'),
  ]);
  for (const path of paths) {
    await page.goto(path);
    const sizes = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) =>
        headings.map((heading) =>
          Math.round(Number.parseFloat(getComputedStyle(heading).fontSize)),
        ),
      );
    const places = sizes.flatMap((size, place) => (Math.abs(size - major) <= 1 ? [place] : []));
    expect.soft(places, path).toHaveLength(1);
    expect.soft(places[0], path).toBeLessThan(2);
    expect.soft(sizes, `${path}: sections have larger headings than their parts`).not.toContain(19);
  }
});

test('a list of prices, in which each row has an amount, has a heading of the second tier', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [, , second] = tiers[1280];
  for (const { path, kind } of pages) {
    if (kind === 'qa-sheet') continue;
    const copy = copyOf(path);
    const priced = ('sections' in copy ? copy.sections : []).filter(
      (section) =>
        section.type === 'specification' && section.rows.every(({ detail }) => namesAmount(detail)),
    );
    if (priced.length === 0) continue;
    await page.goto(path);
    for (const { heading } of priced) {
      const size = await page
        .getByRole('heading', { level: 2, name: heading, exact: true })
        .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
      expect.soft(Math.round(size), `${path}: ${heading}`).toBeGreaterThanOrEqual(second);
    }
  }
});
