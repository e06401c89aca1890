import { expect, type Page, test } from '@playwright/test';
import * as constants from '@/lib/constants';
import { footerLink } from '../../support/browser/footer-link';
import { hydrate, hydrateOnIntent } from '../../support/browser/hydrate';
import { pageOf } from '../../support/page-of';

const service = pageOf('service');

test.use({ serviceWorkers: 'block' });

/**
 * Makes the Network Information API report the browser's data saver on every page opened from now
 * on.
 */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { get: () => connection });
  });

/** Records the requests that low-data mode avoids: web fonts and prefetched pages. */
function recordExtras(page: Page): readonly string[] {
  const extras: string[] = [];
  page.on('request', (request) => {
    const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch');
    if (isAhead || request.resourceType() === 'font') extras.push(request.url());
  });
  return extras;
}

const lowData = (page: Page) => page.getByRole('checkbox', { name: 'Low-data mode' });

test('low-data mode follows the browser’s data saver: no web font, no prefetching, and a notice', async ({
  page,
}) => {
  const extras = recordExtras(page);
  await saveData(page);
  await page.clock.install();
  await page.goto(service);
  await hydrateOnIntent(page);
  for (const [index, path] of (['/sitemap', '/privacy'] as const).entries()) {
    await footerLink(page, path).hover();
    await expect(page.locator('html')).toHaveAttribute('data-skipped', String(index + 1));
  }
  await expect(lowData(page)).toBeChecked();
  await lowData(page).scrollIntoViewIfNeeded();
  await expect(
    page.getByText('no web fonts, no animations, and 2 pages not loaded ahead'),
  ).toBeVisible();
  await page.clock.runFor(2 * constants.metricsDelayMs);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(extras).toEqual([]);
});

test('the visitor’s choice is stored, and overrides the browser’s data saver', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto(service);
  await hydrate(page);
  await expect(lowData(page)).not.toBeChecked();
  await lowData(page).check();
  await expect(page.locator('html')).toHaveAttribute('data-low-data', '');

  await test.step('on a later visit, when no font is cached', async () => {
    await using later = await browser.newContext({
      ...{ storageState: await context.storageState(), serviceWorkers: 'block' },
      ...(baseURL && { baseURL }),
    });
    const next = await later.newPage();
    const extras = recordExtras(next);
    await next.goto('/contact');
    await hydrateOnIntent(next);
    await expect(lowData(next)).toBeChecked();
    // When the network is idle, the page's styles have made their requests.
    await next.evaluate(() => document.fonts.ready);
    await next.waitForLoadState('networkidle');
    expect(extras).toEqual([]);
  });

  await lowData(page).uncheck();
  await saveData(page);
  await page.reload();
  await hydrateOnIntent(page);
  await expect(lowData(page)).not.toBeChecked();
});
