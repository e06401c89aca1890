import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';

/** The sizes of headings in pixels: the title, major sections, the closing band, minor sections. */
const tiers = { 1280: [64, 44, 40, 26], 360: [38, 27, 28, 21] } as const;

for (const width of [1280, 360] as const) {
  test(`at ${width} pixels, headings have three tiers, and the title is the largest`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { kind, path } of onePageOfEachKind) {
      // Articles and legal pages have headings in their running text; the QA sheet shows every size.
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
      expect.soft(Math.max(...sizes), path).toBe(sizes[0]);
      // Names of lists at the end of a page are as small as its text.
      const others = sizes.filter(
        (size) => size > 20 && !tiers[width].some((tier) => Math.abs(tier - size) <= 1),
      );
      expect.soft(others, path).toEqual([]);
    }
  });
}

test('at 360 pixels, the name M-Pesa is on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const mentions = builtPages.filter(({ path }) => JSON.stringify(copyOf(path)).includes('M-Pesa'));
  expect(mentions.length).toBeGreaterThan(10);
  for (const { path } of mentions) {
    await page.goto(path);
    const split = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        for (const { index } of (node.textContent ?? '').matchAll(/M-Pesa/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 'M-Pesa'.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) {
            found.push(node.textContent ?? '');
          }
        }
      }
      return found;
    });
    expect.soft(split, path).toEqual([]);
  }
});
