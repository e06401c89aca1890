import { chunkReloadPauseMs } from 'prerendered-islands';
import { expect, test } from 'vitest';
import * as constants from '@/lib/constants';

/*
 * The values on which QA's suites for the running site rely: they wait as long as these times, and
 * read and write the key. Other tests import the constants, so they would not notice a change.
 * Those of icons are in `pictures/named-icons.test.ts`. All other values of `lib/constants.ts` are
 * the site's own choice.
 */
test('the constants on which QA’s suites rely have their values', () => {
  expect({ ...constants, chunkReloadPauseMs }).toMatchObject({
    menuOpenDelayMs: 200,
    menuSkipWindowMs: 300,
    menuSwitchDelayMs: 150,
    scrollToTopThresholdPx: 300,
    loadingFlagMs: 100,
    chunkReloadPauseMs: 10_000,
    manifestDelayMs: 1_000,
    prefetchConcurrency: 5,
    metricsDelayMs: 2_000,
    classMergeCacheSize: 500,
    titleSeparator: '|',
    socialCardType: 'summary_large_image',
    themeStorageKey: 'nuxt-color-mode',
  });
});

/*
 * Times that the site has chosen itself. Within these limits, a hand reaches what it aims at and a
 * reader waits. The tests of what the times do import them, so they would not notice a slip.
 */
const times = {
  menuCloseDelayMs: [200, 500],
  menuArrivalMs: [100, 300],
  menuAimDelayMs: [100, 300],
  categoryAimDelayMs: [100, 300],
  touchIntentMs: [100, 300],
  fieldPauseMs: [500, 2_000],
  networkTimeoutMs: [2_000, 10_000],
  httpTimeoutMs: [5_000, 30_000],
  indexTimeoutMs: [30_000, 120_000],
  buildPollMs: [600_000, 3_600_000],
} as const satisfies Partial<Record<keyof typeof constants, readonly [number, number]>>;

test.each(Object.entries(times))('%s is within %j', (name, [least, most]) => {
  const { [name]: chosen } = Object.fromEntries(Object.entries(constants));
  expect(chosen).toBeGreaterThanOrEqual(least);
  expect(chosen).toBeLessThanOrEqual(most);
});
