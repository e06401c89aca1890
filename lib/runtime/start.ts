import { shouldSaveData } from '@/lib/browser/data-saving';
import * as constants from '@/lib/constants';
import { loadAhead } from './ahead/load-ahead';
import { keepOffline } from './keep-offline';
import { connectLowDataSwitch } from './low-data';
import { openTarget } from './page-parts/open-target';
import { fetchManifest, watchBuilds } from './watch-builds';

/**
 * Returns whether this tab has shown a page of the site before, and records that it has shown one
 * now.
 */
function isSecondPage(): boolean {
  try {
    const isSecond = sessionStorage.getItem(constants.pagesSeenStorageKey) !== null;
    sessionStorage.setItem(constants.pagesSeenStorageKey, '1');
    return isSecond;
  } catch {
    return false;
  }
}

/**
 * Watches for deployments, caches the page for offline use, and reads the paths of the build's
 * pages. Also caches the files of the header's islands: on desktop from the first page of a visit,
 * on phones from the second, and never if data should be saved.
 * @param onPages called with the paths of the build's pages
 */
async function watchAndCacheBuild(onPages: (pages: ReadonlySet<string>) => void): Promise<void> {
  const id = document.documentElement.dataset.build ?? '';
  const offline = keepOffline(id);
  const cachesIslands = isSecondPage() || matchMedia('(hover: hover)').matches;
  const reading = fetchManifest(id);
  watchBuilds(id, async (latest) => {
    await offline.update(latest);
    const manifest = await reading;
    if (manifest && cachesIslands && !shouldSaveData())
      await offline.cacheFiles(manifest.islandFiles);
  });
  const manifest = await reading;
  if (manifest) onPages(new Set(manifest.prerendered));
}

/**
 * Logs, `metricsDelayMs` after the page has loaded, when it was first painted, when its largest
 * part was painted and when it had loaded.
 */
function logMetrics(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  setTimeout(
    () => {
      const observer = new PerformanceObserver((list) => {
        for (const { entryType, name, startTime, duration } of list.getEntries()) {
          const label = entryType === 'paint' ? name : entryType;
          console.info(`${label}: ${Math.round(startTime + duration)} ms`);
        }
      });
      try {
        for (const type of ['paint', 'largest-contentful-paint', 'navigation'])
          observer.observe({ type, buffered: true });
      } catch (error) {
        console.warn('The performance of the page could not be measured.', error);
      }
    },
    loaded + constants.metricsDelayMs - performance.now(),
  );
}

/**
 * Updates the year in the footer. Uses the visitor's time zone: the year differs from that of
 * the company's for a few hours only, and needs no `Intl.DateTimeFormat`.
 */
export function showCurrentYear(now = new Date()): void {
  const place = document.querySelector('#current-year');
  if (place) place.textContent = String(now.getFullYear());
}

/**
 * Calls back after `manifestDelayMs` or, with data saving, at the visitor's first tap, click or key
 * press.
 */
function whenDataMayBeSpent(callback: () => void): void {
  if (!shouldSaveData()) {
    setTimeout(callback, constants.manifestDelayMs);
    return;
  }
  const listening = new AbortController();
  const start = () => {
    listening.abort();
    callback();
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, start, { passive: true, signal: listening.signal });
}

/**
 * Starts the background work (deployment polling, offline copy, prefetch, metrics) and the scripts
 * of controls that are not islands. If one of them fails, logs a warning and starts the others.
 * Then sets `data-hydrated` on the root, for which browser tests and QA's suites wait.
 */
export function startRuntime(): void {
  const root = document.documentElement;
  let pages: ReadonlySet<string> | undefined;
  const parts: readonly (() => void)[] = [
    connectLowDataSwitch,
    showCurrentYear,
    openTarget,
    () => loadAhead(() => pages),
    logMetrics,
    () => {
      // The development server has no builds to watch, and its files must not be cached.
      if (process.env.NODE_ENV !== 'production') return;
      whenDataMayBeSpent(() => {
        watchAndCacheBuild((known) => {
          pages = known;
        }).catch((error: unknown) => console.warn('The offline copy is not available.', error));
      });
    },
  ];
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      console.warn('A part of the page failed.', error);
    }
  }
  root.dataset.hydrated = 'true';
  setTimeout(() => {
    delete root.dataset.loading;
  }, constants.loadingFlagMs);
}
