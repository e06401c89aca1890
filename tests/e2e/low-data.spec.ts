import { expect, type Page, test } from '@playwright/test';
import { hydrate } from './hydrate';

test.use({ serviceWorkers: 'block' });

const fontsAskedFor = (page: Page) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
};

test('the low-data mode follows the browser’s data saver: no web font, nothing ahead, and it says so', async ({
  page,
}) => {
  const fonts = fontsAskedFor(page);
  const ahead: string[] = [];
  page.on('request', (request) => {
    if ('next-router-prefetch' in request.headers()) ahead.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.goto('/services');
  await hydrate(page);
  const choice = page.getByRole('checkbox', { name: 'Low-data mode' });
  await expect(choice).toBeChecked();
  await choice.scrollIntoViewIfNeeded();
  await expect(
    page.getByText(/no web fonts, \d+ pages not loaded ahead, nothing moving/),
  ).toBeVisible();
  expect(fonts).toEqual([]);
  expect(ahead).toEqual([]);
});

test('the visitor’s choice counts for more than the browser’s, and is kept', async ({ page }) => {
  const fonts = fontsAskedFor(page);
  await page.goto('/services');
  await hydrate(page);
  const choice = page.getByRole('checkbox', { name: 'Low-data mode' });
  await expect(choice).not.toBeChecked();
  const preloads = () =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          entry.name.endsWith('.woff2') &&
          entry instanceof PerformanceResourceTiming &&
          entry.initiatorType === 'link',
      ).length;
  expect(await page.evaluate(preloads), 'one font is preloaded').toBe(1);
  await choice.check();
  await expect(page.locator('html')).toHaveAttribute('data-low-data', '');

  fonts.length = 0;
  await page.goto('/contact');
  await hydrate(page);
  await expect(choice).toBeChecked();
  await page.waitForTimeout(1000);
  expect(fonts).toEqual([]);

  await choice.uncheck();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.reload();
  await hydrate(page);
  await expect(choice).not.toBeChecked();
});
