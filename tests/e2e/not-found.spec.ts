import { expect, test } from '@playwright/test';

for (const path of ['/nowhere', '/services/nowhere', '/about-us', '/products/unknown-slug/deep']) {
  test(`${path} answers 404 with the message for that path`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`404 - Page not found: ${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Page not found: ${path}`);
    await expect(page.getByRole('main').getByRole('link', { name: 'home page' })).toBeVisible();
  });
}

test('markup in an unknown path is shown as text', async ({ page }) => {
  await page.goto('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page not found: /<img src=x onerror=alert(1)>',
  );
  await expect(page.locator('main img')).toHaveCount(0);
});

test('without scripts the default message stands', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const response = await page.goto(`${baseURL}/nowhere`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 - Page Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await context.close();
});
