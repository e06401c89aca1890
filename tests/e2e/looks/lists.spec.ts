import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { pages, pathsOfKind } from '@/lib/pages/tree';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';

/** The widest bill in pixels: between a line and its sum, the eye does not lose its row. */
const billWidthMax = 864;

test('a bill is not wider than the eye can follow, and its last row, the answer, leads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const withBill = pages
    .map(({ path }) => path)
    .filter((path) => {
      const copy = copyOf(path);
      return 'sections' in copy && copy.sections.some(({ type }) => type === 'bill');
    });
  for (const path of withBill) {
    await page.goto(path);
    const bill = page.locator('table.bill').first();
    const box = await bill.boundingBox();
    expect.soft(box?.width, path).toBeLessThanOrEqual(billWidthMax);
    const sizes = await bill
      .locator('td:last-child')
      .evaluateAll((sums) => sums.map((sum) => Number.parseFloat(getComputedStyle(sum).fontSize)));
    const answer = sizes.at(-1) ?? 0;
    expect.soft(Math.max(...sizes.slice(0, -1)), path).toBeLessThan(answer);
  }
});

test('no column of the site map begins within a section, or within a branch of a long one', async ({
  page,
}) => {
  const [path] = pathsOfKind('sitemap');
  if (!path) return;
  await page.goto(path);
  for (const width of [800, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page
      .getByRole('main')
      .locator('section:has(> h2), section > details > div > ul > li')
      .evaluateAll((parts) =>
        parts.filter((part) => part.getClientRects().length > 1).map((part) => part.textContent),
      );
    expect.soft(broken, `${width} pixels`).toEqual([]);
  }
});

test('the room above a band is that between any two parts of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const { path } of onePageOfEachKind) {
    await page.goto(path);
    const margins = await page
      .locator('.page-grid > .band')
      .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).marginTop));
    expect
      .soft(
        margins.filter((margin) => margin !== '0px'),
        path,
      )
      .toEqual([]);
  }
});

test('no page is wider than a wide screen', async ({ page }) => {
  const paths = new Set([...pathsOfKind('hub'), ...onePageOfEachKind.map(({ path }) => path)]);
  for (const path of paths) {
    await page.goto(path);
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const end = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(end, `${path} at ${width} pixels`).toBeLessThanOrEqual(width);
    }
  }
});
