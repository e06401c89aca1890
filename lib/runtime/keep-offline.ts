import type { LatestBuild } from '@/lib/builds';
import { pagesCacheName, type WorkerMessage } from '@/lib/worker/protocol';

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
 * Returns functions that manage the offline worker of the page's build.
 * @param ownId the id of the page's build
 */
export function keepOffline(ownId: string) {
  /** Sends a message to the newest worker. Work for an older worker would delay its replacement. */
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
    /**
     * Call this each time the latest build has been read. If the latest build is the page's build,
     * registers the worker and tells it to cache this page. The worker caches later pages itself.
     * If another build is the latest, tells the worker which build that is. If the latest build
     * switches the worker off, removes the worker and its caches.
     */
    update: async ({ id, serviceWorker }: LatestBuild): Promise<void> => {
      if (!('serviceWorker' in navigator)) return;
      try {
        if (serviceWorker === 'off') await remove();
        // Do not fetch the new worker now. It could take over while the next page is loading, and
        // Chromium might then never finish loading that page. The browser fetches the worker with
        // the next page anyway.
        else if (id !== ownId) {
          if (isRegistered) await tell({ type: 'new-build', id });
        } else if (!isRegistered) {
          isRegistered = true;
          const registration = await navigator.serviceWorker.register('/sw.js', {
            updateViaCache: 'none',
          });
          // Registering again does not check for a new worker, and the browser may not check for a
          // long time.
          if (registration.active && !(await caches.has(pagesCacheName(ownId))))
            await registration.update();
          await tell({ type: 'cache', page: location.pathname, files: loadedFiles() });
        }
      } catch (error) {
        isRegistered = false;
        console.warn('The offline copy is not available.', error);
      }
    },
    /** Tells the worker to cache files that the page has not loaded. */
    cacheFiles: async (files: readonly string[]): Promise<void> => {
      if (isRegistered) await tell({ type: 'cache', page: location.pathname, files });
    },
  };
}
