import * as islands from 'prerendered-islands';
import { expect, test } from 'vitest';
import * as constants from '@/lib/constants';

/*
 * The limits and timings that were agreed for the site. Other tests import the constants, so they
 * would not notice a change.
 */
test('the limits and timings have their agreed values', () => {
  const { popoverControls: _, ...limits } = islands;
  const values = Object.entries({ ...constants, ...limits }).filter(
    ([name, value]) => typeof value !== 'function' && !/StorageKey$/.test(name),
  );
  expect(Object.fromEntries(values)).toEqual({
    menuOpenDelayMs: 200,
    menuSkipWindowMs: 300,
    menuSwitchDelayMs: 150,
    menuCloseDelayMs: 300,
    menuArrivalMs: 180,
    menuAimDelayMs: 180,
    categoryAimDelayMs: 180,
    touchIntentMs: 150,
    fieldPauseMs: 1_000,
    scrollToTopThresholdPx: 300,
    loadingFlagMs: 100,
    chunkReloadPauseMs: 10_000,
    reloadIntervalMs: 1_000,
    loadTimeoutMs: 8_000,
    manifestDelayMs: 1_000,
    buildPollMs: 3_600_000,
    prefetchConcurrency: 5,
    classMergeCacheSize: 500,
    titleSeparator: '|',
    socialCardType: 'summary_large_image',
    httpTimeoutMs: 10_000,
    httpRetryDelayMs: 500,
    indexTimeoutMs: 60_000,
    networkTimeoutMs: 4_000,
    offlinePagesMax: 60,
    offlineFilesMax: 80,
    metricsDelayMs: 2_000,
    outboxPausesMs: [30_000, 120_000, 600_000],
    outboxPauseMaxMs: 3_600_000,
  });
});
