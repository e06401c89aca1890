import * as islands from 'prerendered-islands';
import { expect, test } from 'vitest';
import * as constants from '@/lib/constants';

/*
 * The values that the client has specified. Other tests import the constants, so they would not
 * notice a change.
 */
test('the limits and timings that the client has specified have these values', () => {
  expect({ ...constants, ...islands }).toMatchObject({
    menuOpenDelayMs: 200,
    menuSkipWindowMs: 300,
    menuSwitchDelayMs: 150,
    scrollToTopThresholdPx: 300,
    loadingFlagMs: 100,
    chunkReloadPauseMs: 10_000,
    manifestDelayMs: 1_000,
    prefetchConcurrency: 5,
    iconRequestTimeoutMs: 5_000,
    iconNextHostMs: 750,
    iconUrlLengthMax: 500,
    iconLocalTimeoutMs: 1_500,
    classMergeCacheSize: 500,
    titleSeparator: '|',
    socialCardType: 'summary_large_image',
    metricsDelayMs: 2_000,
  });
});
