import { expect, test } from '@playwright/test';
import { copyOf } from '@/lib/pages/copy';
import { listedPages } from '@/lib/pages/guards';
import { onePageOfEachKind } from '../support/one-of-each-kind';

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
  // Playwright finds nothing in `noscript` by role or by text, also where it is shown.
  const waysOn = page.getByRole('main').locator('noscript');
  await expect(waysOn.locator('p').first()).toContainText('JavaScript is off');
  await expect(waysOn.locator('p').first()).toBeVisible();
  for (const [name, href] of [
    ['sitemap', '/sitemap'],
    ['glossary', '/resources/glossary'],
    ['common questions', '/resources/faqs'],
    ['Contact', '/contact'],
  ] as const) {
    const link = waysOn.locator(`a[href="${href}"]`);
    await expect(link).toBeVisible();
    await expect(link).toHaveText(name);
  }
});

test('no control that waits for scripts is shown', async ({ page }) => {
  for (const { path } of onePageOfEachKind) {
    await page.goto(path);
    await expect(page.locator('.needs-scripts:visible'), path).toHaveCount(0);
  }
});
