/**
 * If code fails to load, a path is reloaded at most once in this time, and never twice for the same
 * code of a build.
 */
export const chunkReloadPauseMs = 10_000;
/** How often a page that waits to reload checks whether the visitor still uses it. */
export const reloadIntervalMs = 1_000;
/** A page counts as loaded after this time, even if it is still loading. */
export const loadTimeoutMs = 8_000;
/** Session storage: which paths were reloaded, when, and because of which missing code. */
export const chunkReloadStorageKey = 'chunk-reloads';
/** The id of the link to the stylesheet, which follows the first screen. */
export const restOfPageId = 'rest-of-page';
