import * as constants from '@/lib/constants';
import { keepOffline } from './keep-offline';
import { prefetchLinks } from './prefetch-links';
import { reportMetrics } from './report-metrics';
import { fetchBuildPages, watchBuilds } from './watch-builds';

/**
 * Starts what keeps an open page whole: prefetching, the watch for a new deployment, the offline copy and the metrics.
 * @returns `pageShown`, to be told of every page that was navigated to, and `stop`
 */
export function startServices(router: { prefetch(href: string): void }) {
  const id = document.documentElement.dataset.build ?? '';
  const offline = keepOffline(id);
  let pages: ReadonlySet<string> | undefined;
  const stops = [prefetchLinks(router, () => pages), reportMetrics()];
  const timer = setTimeout(async () => {
    stops.push(watchBuilds(id, offline.follow));
    pages = await fetchBuildPages(id);
  }, constants.manifestDelayMs);
  return {
    pageShown: offline.pageShown,
    stop: () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
