import type { IslandElement } from '../island-element';
import { loadTimeoutMs } from '../limits';
import { loadStyles } from '../loading/load-styles';
import type { RunIsland } from '../run-island';

declare global {
  /** Prerendering, https://wicg.github.io/nav-speculation/prerendering.html */
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Whether local storage has a key that starts with this text; false if storage is blocked. */
function isStored(keyStart: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyStart));
  } catch {
    return false;
  }
}

/**
 * Resolves when the page has loaded, or after `loadTimeoutMs`: a request without a response would
 * delay `load` for ever.
 */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    addEventListener('load', () => resolve());
    setTimeout(resolve, loadTimeoutMs);
  });

/** Resolves when the visitor opens the page, which a browser may have prerendered before. */
const activated = () =>
  new Promise<void>((resolve) => {
    if (!document.prerendering) resolve();
    else document.addEventListener('prerenderingchange', () => resolve());
  });

const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Calls back when the page is idle. */
function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2_000 });
  else setTimeout(callback, 200);
}

/**
 * Runs the islands that load with the page: islands with `data-when="load"`, and islands with a
 * stored value.
 */
async function runLoadIslands(run: RunIsland): Promise<void> {
  await painted();
  for (const island of document.querySelectorAll<IslandElement>('[data-island]')) {
    const { when, stored } = island.dataset;
    if (when === 'load' || (stored !== undefined && isStored(stored))) run(island).catch(() => {});
  }
}

/**
 * Waits until the page has loaded and the visitor has opened it. Then requests a stylesheet again
 * if it failed to load, and runs the islands that load with the page. Starts the background work
 * when the page is idle.
 */
export async function startWhenLoaded(
  run: RunIsland,
  startRuntime: () => Promise<void>,
): Promise<void> {
  await loaded();
  await activated();
  loadStyles().catch(console.warn);
  void runLoadIslands(run);
  whenIdle(() => void startRuntime());
}
