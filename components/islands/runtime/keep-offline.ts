import type { LatestBuild } from '@/lib/builds';
import type { WorkerMessage } from '@/lib/worker/messages';

/** The hashed files of the build that this page has loaded, and the payload it started from. */
function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const { origin, pathname, search } = new URL(name);
      const isPayload = pathname.endsWith('.txt') && search === '';
      return origin === location.origin && (isPayload || pathname.startsWith('/_next/static/'));
    });
}

/**
 * Has the offline worker keep what is visited.
 * @param ownId the build of the page
 * @returns `follow`, to be told of the latest build, and `pageShown`, to be told of every page that was navigated to
 */
export function keepOffline(ownId: string) {
  let registration: Promise<ServiceWorkerRegistration> | undefined;

  const tell = async (message: WorkerMessage) => {
    if (!registration) return;
    try {
      await registration;
      (await navigator.serviceWorker.ready).active?.postMessage(message);
    } catch (error) {
      console.warn('The offline copy is not available.', error);
    }
  };
  const keepPage = (page: string) => tell({ type: 'keep', page, files: loadedFiles() });
  const takeAway = async () => {
    registration = undefined;
    for (const old of await navigator.serviceWorker.getRegistrations()) await old.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  };

  return {
    follow: async ({ id, serviceWorker }: LatestBuild) => {
      if (!('serviceWorker' in navigator)) return;
      try {
        if (serviceWorker === 'off') return await takeAway();
        if (id !== ownId) {
          // The browser brings the new worker after the next page it loads. Brought now, it would take over while that page is
          // on its way, which Chromium can leave unanswered.
          await tell({ type: 'new-build', id });
        } else if (!registration) {
          registration = navigator.serviceWorker.register('/sw.js', {
            updateViaCache: 'none',
          });
          // Just after a deployment the worker that is told first may still be the old one, which keeps nothing new.
          navigator.serviceWorker.addEventListener('controllerchange', () =>
            keepPage(location.pathname),
          );
          await keepPage(location.pathname);
        }
      } catch (error) {
        console.warn('The offline copy is not available.', error);
      }
    },
    /** A page that was navigated to without loading a document is fetched once more for the offline copy, except in low-data mode. */
    pageShown: (path: string) => {
      if (document.documentElement.dataset.lowData === undefined) keepPage(path);
    },
  };
}
