import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { builtPages } from '@/lib/pages/guards';

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
