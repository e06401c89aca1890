import type { LatestBuild } from '@/lib/builds';
import { pagesCacheName } from '@/lib/worker/cache-names';
import type { WorkerMessage } from '@/lib/worker/messages';

/** The paths of the hashed files that this page has loaded. */
function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'),
    )
    .map(({ pathname }) => pathname);
}

/**
 * Registers the build's offline worker and tells it to cache this page. Later pages pass through the worker. Tells the
 * worker about a new deployment, and removes the worker if the latest build says so.
 * @param ownId the id of the page's build
 */
export function keepOffline(ownId: string) {
  /** Sends a message to the newest worker, because work for the previous worker would delay its replacement. */
  const tell = async (message: WorkerMessage) => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    (installing ?? waiting ?? active)?.postMessage(message);
  };
  const remove = async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  };
  let isRegistered = false;

  return {
    /** Called with the latest build each time it is read. */
    follow: async ({ id, serviceWorker }: LatestBuild): Promise<void> => {
      if (!('serviceWorker' in navigator)) return;
      try {
        if (serviceWorker === 'off') await remove();
        // Do not fetch the new worker now: the browser fetches it with the next page. If the worker takes over while that page
        // is loading, Chromium may never finish loading the page.
        else if (id !== ownId) {
          if (isRegistered) await tell({ type: 'new-build', id });
        } else if (!isRegistered) {
          isRegistered = true;
          const registration = await navigator.serviceWorker.register('/sw.js', {
            updateViaCache: 'none',
          });
          // Registering again does not check for a new worker, and the browser may not check for a long time.
          if (registration.active && !(await caches.has(pagesCacheName(ownId))))
            await registration.update();
          await tell({ type: 'keep', page: location.pathname, files: loadedFiles() });
        }
      } catch (error) {
        console.warn('The offline copy is not available.', error);
      }
    },
    /** Tells the worker to cache files that the page has not loaded. */
    keepFiles: async (files: readonly string[]): Promise<void> => {
      if (isRegistered) await tell({ type: 'keep', page: location.pathname, files });
    },
  };
}
