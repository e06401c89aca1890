import { expect, type Page, test } from '@playwright/test';
import { footerLink } from '../../support/browser/footer-link';
import { hydrate, hydrateOnIntent } from '../../support/browser/hydrate';
import { setConnection } from '../../support/browser/set-connection';

test.use({ serviceWorkers: 'block' });

const fontsAskedFor = (page: Page) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
};

test('low-data mode follows the browser’s data saver: no web font, no prefetching, and a notice', async ({
  page,
}) => {
  const fonts = fontsAskedFor(page);
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) ahead.push(request.url());
  });
  await setConnection(page, { saveData: true, effectiveType: '4g' });
  await page.goto('/services');
  await hydrateOnIntent(page);
  for (const [index, path] of (['/about', '/careers'] as const).entries()) {
    await footerLink(page, path).hover();
    await expect(page.locator('html')).toHaveAttribute('data-held-back', String(index + 1));
  }
  const choice = page.getByRole('checkbox', { name: 'Low-data mode' });
  await expect(choice).toBeChecked();
  await choice.scrollIntoViewIfNeeded();
  await expect(
    page.getByText('no web fonts, 2 pages not loaded ahead, nothing moving'),
  ).toBeVisible();
  expect(fonts).toEqual([]);
  expect(ahead).toEqual([]);
});

test('the visitor’s choice is stored, and overrides the browser’s', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
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

  // The next day: the choice is stored, and no cache has the fonts.
  const storageState = await context.storageState();
  const later = await browser.newContext({
    storageState,
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  const next = await later.newPage();
  const fonts = fontsAskedFor(next);
  await next.goto('/contact', { waitUntil: 'load' });
  await hydrateOnIntent(next);
  await expect(next.getByRole('checkbox', { name: 'Low-data mode' })).toBeChecked();
  // The page's styles and preload have made their requests by now.
  await next.evaluate(() => document.fonts.ready);
  await next.waitForLoadState('networkidle');
  expect(fonts).toEqual([]);
  await later.close();

  await choice.uncheck();
  await setConnection(page, { saveData: true, effectiveType: '4g' });
  await page.reload();
  await hydrateOnIntent(page);
  await expect(choice).not.toBeChecked();
});
