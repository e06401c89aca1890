import type { LatestBuild } from '@/lib/builds';
import { pagesCacheName } from '@/lib/worker/cache-names';
import type { WorkerMessage } from '@/lib/worker/messages';

/** The hashed files of the build that this page has loaded. */
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
 * Registers the offline worker of the build and has it keep this page; the pages after it pass through the worker anyway.
 * Tells the worker when another build is in place, and removes it where the latest build says so.
 * @param ownId the build of the page
 */
export function keepOffline(ownId: string) {
  /** Tells the newest worker: work that the one before it is given can keep a new one waiting for long. */
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
    /** To be told of the latest build each time it is read. */
    follow: async ({ id, serviceWorker }: LatestBuild): Promise<void> => {
      if (!('serviceWorker' in navigator)) return;
      try {
        if (serviceWorker === 'off') await remove();
        // The browser fetches the new worker with the next page. Fetched now, it would take over while that page is on its
        // way, which Chromium can leave unanswered.
        else if (id !== ownId) {
          if (isRegistered) await tell({ type: 'new-build', id });
        } else if (!isRegistered) {
          isRegistered = true;
          const registration = await navigator.serviceWorker.register('/sw.js', {
            updateViaCache: 'none',
          });
          // Registering anew does not look for a new worker, and the browser by itself may do so much later.
          if (registration.active && !(await caches.has(pagesCacheName(ownId))))
            await registration.update();
          await tell({ type: 'keep', page: location.pathname, files: loadedFiles() });
        }
      } catch (error) {
        console.warn('The offline copy is not available.', error);
      }
    },
    /** Has the worker keep files that the page has not loaded. */
    keepFiles: async (files: readonly string[]): Promise<void> => {
      if (isRegistered) await tell({ type: 'keep', page: location.pathname, files });
    },
  };
}
