export {}; // Makes this file a module, so that it can declare `self`.

declare const self: ServiceWorkerGlobalScope;

// If the offline worker is switched off, the build writes this worker in its place. It deletes the
// caches and unregisters itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
