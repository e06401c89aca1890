import { chunkReloadPauseMs } from 'prerendered-islands';
import { expect, test } from 'vitest';
import * as constants from '@/lib/constants';

/*
 * The specification's table of constants. Other tests import the constants, so they would not
 * notice a change. Those of icons are in `pictures/named-icons.test.ts`. All other values of
 * `lib/constants.ts` are the site's own choice.
 */
test('the constants that the specification gives have its values', () => {
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
