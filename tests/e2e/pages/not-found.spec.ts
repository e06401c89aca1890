import { expect, test } from '@playwright/test';
import { explicitAliases } from '@/content/aliases';
import { innerPage, mega, start } from '../../support/browser/header-entries';

const section = mega.href;

test('an unknown path answers 404 with the message for that path', async ({ page }) => {
  for (const path of [
    '/nowhere',
    `${section}/nowhere`,
    `${start.href}-us`,
    `${section}/unknown-slug/deep`,
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page).toHaveTitle(`404 - Page not found: ${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page not found: ${path}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'home page' })).toBeVisible();
  }
});

test('without scripts the page has the default message', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`${baseURL}/nowhere`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 - Page Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await context.close();
});

test('a path in capitals leads to its page, with query and fragment', async ({ page }) => {
  const capitalised = (path: string) =>
    path.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const [alias = '', aliased = ''] = Object.entries(explicitAliases)[1] ?? [];
  for (const [path, target] of [
    [`${capitalised(innerPage)}?a=1#content`, `${innerPage}?a=1#content`],
    [start.href.toUpperCase(), start.href],
    [capitalised(alias), aliased],
  ] as const) {
    await page.goto(path);
    await page.mouse.move(10, 10);
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/not found/i);
  }
});

test('an unknown path in capitals stays unknown', async ({ page }) => {
  await page.goto('/Nowhere/At-All');
  await page.mouse.move(10, 10);
  await expect(page).toHaveTitle('404 - Page not found: /Nowhere/At-All');
  await expect(page).toHaveURL('/Nowhere/At-All');
});
