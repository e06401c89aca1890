/** The limits and timings the site promises, each with its unit in its name. */
export const constants = {
  /** Hover on a closed menu opens it after this long. */
  menuOpenDelayMs: 200,
  /** Within this long after a panel closed, the next one opens as if one were still open. */
  menuSkipWindowMs: 300,
  /** Hover on another trigger while a panel is open switches after this long. */
  menuSwitchDelayMs: 150,
  /** A panel that hover opened closes this long after the pointer has left it and its trigger. */
  menuCloseDelayMs: 300,
  /** Movement towards the open panel, or towards a category's items, puts a switch off for this long. */
  menuAimDelayMs: 300,
  sheetWidthPx: 300,
  /** Width of the mobile sheet from the small breakpoint up. */
  sheetWideWidthPx: 400,
  scrollToTopThresholdPx: 300,
  /** The loading flag on the root goes this long after hydration. */
  loadingFlagMs: 100,
  /** A failed code chunk reloads a path at most once in this time. */
  chunkReloadGuardMs: 10_000,
  /** The build manifest is fetched this long after the page is idle. */
  manifestDelayMs: 1_000,
  /** The file that names the latest build is read this often while the page is open. */
  buildPollMs: 3_600_000,
  prefetchConcurrency: 5,
  /** A prefetch that has not come after this long no longer holds up the next. */
  prefetchPatienceMs: 5_000,
  /** A link whose page has not come by the router after this long is followed by the browser itself. */
  navigationPatienceMs: 8_000,
  /** The offline worker waits this long for the network before it takes a page from its cache. */
  networkPatienceMs: 4_000,
  /** The offline worker keeps at most this many pages, and as many payloads. */
  offlinePagesMax: 60,
  /** The offline worker keeps at most this many hashed files: scripts, styles and fonts. */
  offlineFilesMax: 80,
  metricsDelayMs: 2_000,
  iconRequestTimeoutMs: 5_000,
  iconNextHostMs: 750,
  iconUrlLengthMax: 500,
  iconLocalTimeoutMs: 1_500,
  stylesheetPreloadMax: 2,
  classMergeCacheSize: 500,
  titleSeparator: '|',
  socialCardType: 'summary_large_image',
  /** A request that has not been answered in full by then has failed. */
  httpTimeoutMs: 10_000,
  /** The statuses on which a request that is not idempotent is sent once more. */
  httpRetryStatuses: [408, 409, 425, 429, 500, 502, 503, 504],
  httpRetryDelayMs: 500,
  /** How long an enquiry in the outbox waits after its first, second and later attempts. */
  outboxPausesMs: [30_000, 120_000, 600_000],
  themeStorageKey: 'nuxt-color-mode',
  lowDataStorageKey: 'low-data',
  /** In session storage, for the tab alone: which pages were reloaded for which code chunk, and when. */
  chunkReloadStorageKey: 'chunk-reloads',
} as const;
