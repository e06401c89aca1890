export type {}; // Makes this file a module, so that it can declare `self`.

declare const self: ServiceWorkerGlobalScope;

// Replaces the offline worker in order to remove it: deletes the caches and unregisters itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
