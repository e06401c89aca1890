import * as constants from '@/lib/constants';
import { loadAhead } from '@/lib/runtime/ahead/load-ahead';
import { isDataSaved } from '@/lib/runtime/ahead/prefetch-policy';
import { followBriefButton } from '@/lib/runtime/controls/brief-button';
import { showCurrentYear } from '@/lib/runtime/controls/current-year';
import { followCalculator } from '@/lib/runtime/controls/follow-calculator';
import { keepOffline } from './keep-offline';
import { followLowDataSwitch } from './low-data';
import { fetchManifest, watchBuilds } from './watch-builds';

/** Whether this tab has shown another page of the site before. */
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
 * Watches for deployments, keeps the page for offline use and reads what the build consists of. The islands' files are
 * kept as well where no reader pays for them: with a mouse at once, on a phone from the second page on, with data saving never.
 * @param onPages told the paths of the build's pages
 */
async function followBuild(onPages: (pages: ReadonlySet<string>) => void): Promise<void> {
  const root = document.documentElement;
  const id = root.dataset.build ?? '';
  const offline = keepOffline(id);
  const keepsIslands = isSecondPage() || matchMedia('(hover: hover)').matches;
  const reading = fetchManifest(id);
  watchBuilds(id, async (latest) => {
    await offline.follow(latest);
    const manifest = await reading;
    const isSaving = isDataSaved(navigator.connection, root.dataset.lowData !== undefined);
    if (manifest && keepsIslands && !isSaving) await offline.keepFiles(manifest.islandFiles);
  });
  const manifest = await reading;
  if (manifest) onPages(new Set(manifest.prerendered));
}

/** Measures the page some time after it has loaded. */
function reportMetrics(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  setTimeout(
    async () => {
      if (document.documentElement.dataset.lowData !== undefined) return;
      try {
        (await import('./measure-page')).measurePage();
      } catch (error) {
        console.warn('The page could not be measured.', error);
      }
    },
    loaded + constants.metricsDelayMs - performance.now(),
  );
}

/**
 * Starts what keeps an open page whole, and what needs a script but no island. Marks the root as hydrated. Each part
 * fails alone, with a warning.
 */
export function startRuntime(): void {
  const root = document.documentElement;
  let pages: ReadonlySet<string> | undefined;
  const parts: readonly (() => void)[] = [
    followLowDataSwitch,
    showCurrentYear,
    () => {
      for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-brief]'))
        followBriefButton(button);
    },
    () => {
      for (const root of document.querySelectorAll<HTMLElement>('[data-calculator]'))
        followCalculator(root);
    },
    () => loadAhead(() => pages),
    reportMetrics,
    () => {
      // A development server has no builds to watch and nothing that may be cached.
      if (process.env.NODE_ENV !== 'production') return;
      setTimeout(() => {
        followBuild((known) => {
          pages = known;
        }).catch((error: unknown) => console.warn('The offline copy is not available.', error));
      }, constants.manifestDelayMs);
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
