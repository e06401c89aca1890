/*
 * The limits and timings the site promises, each with its unit in its name. Exported one by one and imported as
 * `constants`, so that a page's scripts carry only those they use.
 */

/** Hover on a closed menu opens it after this long. */
export const menuOpenDelayMs = 200;
/** Within this long after a panel closed, the next one opens as if one were still open. */
export const menuSkipWindowMs = 300;
/** Hover on another trigger while a panel is open switches after this long. */
export const menuSwitchDelayMs = 150;
/** A panel that hover opened closes this long after the pointer has left it and its trigger. */
export const menuCloseDelayMs = 300;
/** Movement towards the open panel, or towards a category's items, postpones a switch by this long. */
export const menuAimDelayMs = 300;
/** On screens from this width on the font of the text comes with a visitor's first page, on narrower ones after its paint. */
export const wideScreenPx = 768;
/** The loading flag on the root goes this long after hydration. */
export const loadingFlagMs = 100;
/** A failed code chunk reloads a path at most once in this time, and the same chunk never again there. */
export const chunkReloadGuardMs = 10_000;
/** While the visitor uses a page that is to be reloaded, it asks this often whether that has ended. */
export const reloadIntervalMs = 1_000;
/** The build manifest is fetched this long after the page is idle. */
export const manifestDelayMs = 1_000;
/** The file that names the latest build is read this often while the page is open. */
export const buildPollMs = 3_600_000;
export const prefetchConcurrency = 5;
/** How long a finger stays on a link before its page is loaded ahead: longer than a swipe takes to begin. */
export const touchIntentMs = 150;
/** The offline worker waits this long for the network before it takes a page from its cache. */
export const networkPatienceMs = 4_000;
/** The offline worker keeps at most this many pages, and as many payloads. */
export const offlinePagesMax = 60;
/** The offline worker keeps at most this many hashed files: scripts, styles and fonts. */
export const offlineFilesMax = 80;
export const metricsDelayMs = 2_000;
/** A page that has not finished loading after this long counts as loaded. */
export const loadPatienceMs = 8_000;
export const iconRequestTimeoutMs = 5_000;
export const iconNextHostMs = 750;
export const iconUrlLengthMax = 500;
export const iconLocalTimeoutMs = 1_500;
export const classMergeCacheSize = 500;
export const titleSeparator = '|';
export const socialCardType = 'summary_large_image';
/** A request that has not been answered in full by then has failed. */
export const httpTimeoutMs = 10_000;
/** The search index is large, and a slow line takes long for it. */
export const indexTimeoutMs = 60_000;
/** The statuses on which a request that is not idempotent is sent once more. */
export const httpRetryStatuses = [408, 409, 425, 429, 500, 502, 503, 504] as const;
export const httpRetryDelayMs = 500;
/** How long an enquiry in the outbox waits after its first, second and later attempts. */
export const outboxPausesMs = [30_000, 120_000, 600_000] as const;
export const themeStorageKey = 'nuxt-color-mode';
export const lowDataStorageKey = 'low-data';
/** The visitor's brief: a list of paths. */
export const briefStorageKey = 'shortlist';
/** In session storage, for the tab alone: where the page after this one is to stand. */
export const keptScrollStorageKey = 'kept-scroll';
/** In session storage, for the tab alone: that it has shown a page of the site before. */
export const pagesSeenStorageKey = 'pages-seen';
/** In session storage, for the tab alone: which pages were reloaded for which code chunk, and when. */
export const chunkReloadStorageKey = 'chunk-reloads';
