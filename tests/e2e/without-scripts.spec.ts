import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/copy';
import { listedPages } from '@/lib/guards';
import { onePageOfEachKind } from './one-of-each-kind';

test.use({ javaScriptEnabled: false });

test('every listed page can be reached from the home page by links', async ({ request }) => {
  const queue = ['/'];
  const reached = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)) {
      if (reached.has(href)) continue;
      reached.add(href);
      queue.push(href);
    }
  }
  expect(listedPages.map((page) => page.path).filter((path) => !reached.has(path))).toEqual([]);
});

for (const { kind, path } of onePageOfEachKind) {
  test(`a ${kind} page, ${path}, is readable`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(copyOf(path).lead)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  });
}
