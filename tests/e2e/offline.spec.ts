import { expect, type Page, test } from '@playwright/test';
import { site } from '@/content/site';
import { copyOf } from '@/lib/copy';
import { hydrate } from './hydrate';

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test('pages that were visited can be read offline, the others lead to a list of them', async ({
  page,
  context,
}) => {
  await page.goto('/services?from=card');
  await hydrate(page);
  await expect.poll(() => kept(page)).toContain('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => kept(page)).toContain('/about');

  await context.setOffline(true);
  await page.goto('/services?from=another');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('/services').heading);
  await hydrate(page);
  // With its styles, and its links.
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('/about').heading);

  const response = await page.goto('/products/posigen');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You are offline');
  await expect(page.getByRole('listitem')).toHaveText(['About', 'Services']);
  await expect(page.getByRole('link', { name: site.contact.phone.value })).toBeVisible();
  await page.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('/services').heading);

  await page.goto('/products/posigen');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    copyOf('/products/posigen').heading,
  );
});

test('no error is kept: a page that was missing is asked for again', async ({ page }) => {
  await page.goto('/services');
  await hydrate(page);
  await expect.poll(() => kept(page)).toContain('/services');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
  await page.waitForTimeout(1500);
  expect(await kept(page)).not.toContain('/nowhere');
});

test('where a worker cannot be registered, a warning is all', async ({ page }) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new TypeError('refused'));
  });
  await page.goto('/services');
  await hydrate(page);
  await expect.poll(() => warnings.join()).toContain('The offline copy is not available');
  expect(errors).toEqual([]);
});
