import { expect, type Page, test } from '@playwright/test';
import * as constants from '@/lib/constants';
import { hydrateOnIntent } from '../../support/browser/hydrate';

const metric = /^(FCP|LCP|CLS|INP) [\d.]+( ms)?, (good|needs-improvement|poor)$/;

/** Records when the page logs its first metric and when it had loaded, in milliseconds of the page's clock. */
const watchMetrics = (page: Page) =>
  page.addInitScript(() => {
    const info = console.info.bind(console);
    console.info = (...words: unknown[]) => {
      const { dataset } = document.documentElement;
      dataset.measuredAt ??= String(performance.now());
      info(...words);
    };
  });

test('the performance of the page is logged two seconds after it has loaded', async ({ page }) => {
  await watchMetrics(page);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
  await page.goto('/services/it-cloud');
  await expect.poll(() => logged.filter((words) => metric.test(words)).length).toBeGreaterThan(2);
  expect(logged.filter((words) => !metric.test(words))).toEqual([]);
  const afterLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded =
      navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : Number.NaN;
    return Number(document.documentElement.dataset.measuredAt) - loaded;
  });
  expect(afterLoad).toBeGreaterThanOrEqual(constants.metricsDelayMs);
});

test('in low-data mode the measuring code is not loaded', async ({ page }) => {
  await page.addInitScript(([key]) => localStorage.setItem(key, 'on'), [
    constants.lowDataStorageKey,
  ] as const);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto('/services/it-cloud');
  await hydrateOnIntent(page);
  await page.clock.runFor(2 * constants.metricsDelayMs);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('measure-page'))).toEqual([]);
});
