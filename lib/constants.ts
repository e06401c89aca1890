/*
 * Limits and times, each with its unit in its name. Each is a separate export, so that a bundle contains only the constants it
 * uses. Import them with `import * as constants`.
 */

/** Delay before hover opens a menu. */
export const menuOpenDelayMs = 200;
/** For this time after a panel closes, hover opens the next panel after the shorter switch delay. */
export const menuSkipWindowMs = 300;
/** Delay before hover on another trigger replaces the open panel. */
export const menuSwitchDelayMs = 150;
/** Delay before a panel opened by hover closes after the pointer has left it and its trigger. */
export const menuCloseDelayMs = 300;
/** Delay before a switch while the pointer moves towards the open panel, or towards a category's items. */
export const menuAimDelayMs = 300;
/** Screens at least this wide load the text font with the first page; narrower ones load it after the first paint. */
export const wideScreenPx = 768;
/** The link to the top of the page appears below this scroll position. */
export const scrollToTopThresholdPx = 300;
/** `data-loading` is removed from the root element this long after the runtime has started. */
export const loadingFlagMs = 100;
/** If code fails to load, a path is reloaded at most once in this time, and never twice for the same chunk. */
export const chunkReloadPauseMs = 10_000;
/** How often a waiting reload checks whether the visitor still uses the page. */
export const reloadIntervalMs = 1_000;
/** Delay between the page being idle and the request for the build manifest. */
export const manifestDelayMs = 1_000;
/** How often an open page checks for a new deployment. */
export const buildPollMs = 3_600_000;
export const prefetchConcurrency = 5;
/** How long a finger must rest on a link before its page is prefetched. A swipe starts sooner. */
export const touchIntentMs = 150;
/** How long the offline worker waits for the network before it answers from its cache. */
export const networkTimeoutMs = 4_000;
/** Maximum number of pages in the offline cache. */
export const offlinePagesMax = 60;
/** Maximum number of hashed files (scripts, styles, fonts) in the offline cache. */
export const offlineFilesMax = 80;
export const metricsDelayMs = 2_000;
/** A page counts as loaded after this time, even if it is still loading. */
export const loadTimeoutMs = 8_000;
export const iconRequestTimeoutMs = 5_000;
export const iconNextHostMs = 750;
export const iconUrlLengthMax = 500;
export const iconLocalTimeoutMs = 1_500;
export const classMergeCacheSize = 500;
export const titleSeparator = '|';
export const socialCardType = 'summary_large_image';
/** A request fails if its response is not complete after this time. */
export const httpTimeoutMs = 10_000;
/** The timeout of the search index. It is longer because the index is large and connections may be slow. */
export const indexTimeoutMs = 60_000;
/** Statuses after which a request is sent once more. */
export const httpRetryStatuses = [408, 409, 425, 429, 500, 502, 503, 504] as const;
export const httpRetryDelayMs = 500;
/** Pauses after the first, second and later failed attempts to send an enquiry. */
export const outboxPausesMs = [30_000, 120_000, 600_000] as const;
export const themeStorageKey = 'nuxt-color-mode';
export const lowDataStorageKey = 'low-data';
/** Local storage: the visitor's brief, a list of paths. */
export const briefStorageKey = 'brief';
/** Session storage: the scroll position for the next page. */
export const keptScrollStorageKey = 'kept-scroll';
/** Session storage: set once the tab has shown a page of the site. */
export const pagesSeenStorageKey = 'pages-seen';
/** Session storage: which pages were reloaded for which code chunk, and when. */
export const chunkReloadStorageKey = 'chunk-reloads';
