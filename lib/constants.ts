/*
 * Limits, times, storage keys and other constants. If a value has a unit, its name ends with the
 * unit. Each constant is a separate export, so that a bundle contains only the constants that it
 * uses. Import them with `import * as constants`.
 */

export const menuOpenDelayMs = 200;
/**
 * For this long after a panel closes, hover opens another panel after the switch delay instead of
 * the open delay.
 */
export const menuSkipWindowMs = 300;
/** Delay before hover on another trigger replaces the open panel with the panel of that trigger. */
export const menuSwitchDelayMs = 150;
/** Delay before a panel opened by hover closes after the pointer has left it and its trigger. */
export const menuCloseDelayMs = 300;
/** A pointer is on its way to a panel, or to a category's entries, if it would arrive within this time. */
export const menuArrivalMs = 180;
/** How long hover waits to replace the open panel while the pointer is on its way to that panel. */
export const menuAimDelayMs = 180;
/** How long hover waits to select a category while the pointer is on its way to the entries. */
export const categoryAimDelayMs = 180;
/** A field is checked when the visitor has stopped typing for this long. */
export const fieldPauseMs = 1_000;
/** The link to the top of the page appears below this scroll position. */
export const scrollToTopThresholdPx = 300;
/**
 * `data-loading` is removed from the root element this long after the background work has started.
 */
export const loadingFlagMs = 100;
/** Delay between the start of the background work and the request for the build manifest. */
export const manifestDelayMs = 1_000;
/** How often an open page checks for a new deployment. */
export const buildPollMs = 3_600_000;
export const prefetchConcurrency = 5;
/**
 * How long a finger must rest on a link before its page is prefetched. A swipe moves the finger
 * sooner.
 */
export const touchIntentMs = 150;
/** How long the offline worker waits for the network before it answers from its cache. */
export const networkTimeoutMs = 4_000;
export const offlinePagesMax = 60;
/** Maximum number of hashed files (scripts, styles, fonts) in the offline cache. */
export const offlineFilesMax = 80;
export const metricsDelayMs = 2_000;
export const classMergeCacheSize = 500;
export const titleSeparator = '|';
export const socialCardType = 'summary_large_image';
/** A request fails if its response is not complete after this time. */
export const httpTimeoutMs = 10_000;
/** The timeout of the request for the search index, which is a large file. */
export const indexTimeoutMs = 60_000;
export const httpRetryDelayMs = 500;
/**
 * Pauses after failed attempts to send an enquiry: after the first, after the second, and after
 * each later one.
 */
export const outboxPausesMs = [30_000, 120_000, 600_000] as const;
/** The longest pause that a receiver may ask for. */
export const outboxPauseMaxMs = 3_600_000;
/**
 * Local storage: the chosen theme. The key is that of an earlier site with Nuxt, so that its
 * visitors keep their theme.
 */
export const themeStorageKey = 'nuxt-color-mode';
export const lowDataStorageKey = 'low-data';
/**
 * Local storage: the keys of the waiting enquiries start with this text. It is also the name of the
 * lock under which they are sent, of the cache from which the offline worker sends them, and of the
 * event that starts the worker.
 */
export const outboxStorageKey = 'enquiry-outbox';
/** Local storage: the keys of the receipts of delivered enquiries start with this text. */
export const receiptsStorageKey = 'enquiry-receipts';
/** Local storage: the enquiry that the visitor is writing. */
export const draftStorageKey = 'enquiry-draft';
/** Local storage: the latest searches. */
export const recentSearchesStorageKey = 'recent-searches';
/** Session storage: the scroll position for the next page. */
export const keptScrollStorageKey = 'kept-scroll';
/** Session storage: set if the tab has shown a page of the site. */
export const pagesSeenStorageKey = 'pages-seen';
