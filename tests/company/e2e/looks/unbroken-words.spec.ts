import { expect, test } from '@playwright/test';
import { site } from '@/content/site';
import { builtPages } from '@/lib/pages/guards';

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
      const { found, split } = await page.evaluate((words) => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const split: string[] = [];
        let found = 0;
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          for (const { index, 0: word } of (node.textContent ?? '').matchAll(RegExp(words, 'g'))) {
            found += 1;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
            const isBroken = new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
            // A part of a text that is an item of its own in a row or grid.
            const around = node.parentElement?.parentElement ?? document.body;
            const isApart =
              /flex|grid/.test(getComputedStyle(around).display) &&
              [...around.childNodes].some(
                ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
              );
            if (isBroken || isApart) split.push(node.textContent ?? '');
          }
        }
        return { found, split };
      }, words);
      mentions += found;
      expect.soft(split, `${path} at ${width} pixels`).toEqual([]);
    }
  }
  expect(mentions).toBeGreaterThan(10);
});
