import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { builtPages } from '@/lib/pages/guards';
import { wordsOnLines } from '../../../support/browser/words-on-lines';

test('short words with a hyphen, and amounts with their currency, are on one line with their text', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const words = `M-Pesa|[Ss]et-up|\\b${site.moneyUnit}\\s[\\d,]+`;
  let mentions = 0;
  for (const { path } of builtPages) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const { found, broken, apart } = await wordsOnLines(page.locator('body'), words);
      mentions += found.length;
      expect.soft([...broken, ...apart], `${path} at ${width} pixels`).toEqual([]);
    }
  }
  expect(mentions).toBeGreaterThan(10);
});
