import { expect, test } from '@playwright/test';
import * as constants from '@/lib/constants';

const metric = /^(first-paint|first-contentful-paint|largest-contentful-paint|navigation): \d+ ms$/;

test('the performance of the page is logged two seconds after it has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const info = console.info.bind(console);
    console.info = (...words: unknown[]) => {
      document.documentElement.dataset.measuredAt ??= String(performance.now());
      info(...words);
    };
  });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
  await page.goto('/services/it-cloud');
  await expect.poll(() => logged.filter((words) => metric.test(words)).length).toBeGreaterThan(2);
  expect(logged.filter((words) => !metric.test(words))).toEqual([]);
  // The pause starts in the event itself, which has not ended then.
  const afterLoad = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart;
    return Number(document.documentElement.dataset.measuredAt) - Number(loaded);
  });
  expect(afterLoad).toBeGreaterThanOrEqual(constants.metricsDelayMs);
});
