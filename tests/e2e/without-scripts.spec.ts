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

test('search shows no box that would find nothing, but the ways on', async ({ page }) => {
  await page.goto('/search?q=payroll');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByText('JavaScript is off')).toBeVisible();
  for (const name of ['sitemap', 'glossary', 'common questions', 'Contact']) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('no control that waits for scripts is shown', async ({ page }) => {
  for (const { path } of onePageOfEachKind) {
    await page.goto(path);
    await expect(page.locator('.needs-scripts:visible'), path).toHaveCount(0);
  }
});
