import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import * as constants from '@/lib/constants';
import { type FileHashes, verified } from './hashed-files';
import { type KeptPage, type OfflineFrame, offlinePage } from './offline-page';
import { pagesCacheName, type WorkerMessage } from './protocol';
import { cacheKey, isBusy, isCacheable, isFromBuild, requestKind, titleInHtml } from './requests';
import { sendWaitingPosts } from './send-waiting-posts';

declare const self: ServiceWorkerGlobalScope;

// `lib/build/write-service-worker.ts` defines these.
declare const BUILD_ID: string;
declare const FILES: FileHashes;
declare const OFFLINE_FRAME: OfflineFrame;
declare const THEME_SCRIPT_HASH: string;

/**
 * Pages and data belong to a build, so the worker of the next build deletes them. Hashed files are
 * kept: they never change, and an open page of an older build may still need them.
 */
const cacheNames = {
  page: pagesCacheName(BUILD_ID),
  data: `data-${BUILD_ID}`,
  file: 'files',
} as const;

const onlyCacheable = (kind: 'page' | 'data'): SerwistPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    const { status, redirected, headers } = response;
    if (!isCacheable(kind, { status, redirected, type: headers.get('content-type') ?? '' }))
      return null;
    // Pages of a new build are cached only by the worker of that build.
    const isOurs = kind !== 'page' || isFromBuild(await response.clone().text(), BUILD_ID);
    return isOurs ? response : null;
  },
});

const byPath: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => cacheKey(new URL(request.url)),
};

const limit = (maxEntries: number) => new ExpirationPlugin({ maxEntries, maxAgeFrom: 'last-used' });

const pages = new NetworkFirst({
  cacheName: cacheNames.page,
  networkTimeoutSeconds: constants.networkTimeoutMs / 1000,
  plugins: [byPath, onlyCacheable('page'), limit(constants.offlinePagesMax)],
});
const data = new NetworkFirst({
  cacheName: cacheNames.data,
  networkTimeoutSeconds: constants.networkTimeoutMs / 1000,
  plugins: [byPath, onlyCacheable('data')],
});
const files = new CacheFirst({
  cacheName: cacheNames.file,
  plugins: [verified(FILES), limit(constants.offlineFilesMax)],
});

/**
 * Answers from the network, or with the cached copy if the network fails, is slow, or the host is
 * busy.
 */
async function answer(strategy: NetworkFirst, event: ExtendableEvent, request: Request) {
  const response = await strategy.handle({ event, request });
  if (!isBusy(response.status)) return response;
  const { cacheName } = strategy;
  return (await caches.match(cacheKey(new URL(request.url)), { cacheName })) ?? response;
}

/** The cached pages, the last visited first. */
async function keptPages(): Promise<readonly KeptPage[]> {
  const cache = await caches.open(cacheNames.page);
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const title = titleInHtml((await (await cache.match(url))?.text()) ?? '');
      return title === undefined ? [] : [{ path: new URL(url).pathname, title }];
    }),
  );
  return kept.flat().reverse();
}

/** The response for a page that is not cached, if there is no connection. */
async function offlineResponse(): Promise<Response> {
  return new Response(offlinePage(OFFLINE_FRAME, await keptPages()), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${THEME_SCRIPT_HASH}; base-uri 'none'; form-action 'none'`,
    },
  });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  const kind = requestKind({
    url,
    isSameOrigin: url.origin === self.location.origin,
    isNavigation: request.mode === 'navigate',
  });
  if (kind === 'page') event.respondWith(answer(pages, event, request).catch(offlineResponse));
  else if (kind === 'data') event.respondWith(answer(data, event, request));
  else if (kind === 'file') event.respondWith(files.handle({ event, request }));
});

const deleteCaches = async (isDeleted: (name: string) => boolean) => {
  const names = (await caches.keys()).filter(isDeleted);
  await Promise.all(names.map((name) => caches.delete(name)));
};

// A new worker takes over at once, because the old worker's pages are out of date.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const own: readonly string[] = Object.values(cacheNames);
  const isOld = (name: string) => /^(?:pages|data)-/.test(name) && !own.includes(name);
  event.waitUntil(deleteCaches(isOld).then(() => self.clients.claim()));
});

/**
 * Caches a page and files that are not cached yet, or whose cached copy is not what the build
 * lists. If one cannot be fetched, the others are still cached.
 */
async function cacheForOffline(
  page: string,
  addresses: readonly string[],
  event: ExtendableMessageEvent,
) {
  const cachePage = async () => {
    if (await caches.match(page, { cacheName: cacheNames.page })) return;
    await pages.handle({ event, request: new Request(page, { cache: 'no-cache' }) });
  };
  const cacheFile = async (url: string) => {
    const request = new Request(url);
    if (url.startsWith('/_next/static/')) await files.handle({ event, request });
    else if (!(await caches.match(url))) await data.handle({ event, request });
  };
  for (const step of [cachePage, ...addresses.map((url) => () => cacheFile(url))])
    await step().catch(() => {});
}

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === 'cache') {
    event.waitUntil(cacheForOffline(message.page, message.files, event));
  } else if (message.id !== BUILD_ID) {
    event.waitUntil(deleteCaches((name) => name === cacheNames.page || name === cacheNames.data));
  }
});

// The browser has a connection again. The lock prevents a page from sending the same enquiries
// meanwhile.
self.addEventListener('sync', (event) => {
  if (event.tag !== constants.outboxStorageKey) return;
  const send = () => sendWaitingPosts(event.lastChance);
  event.waitUntil(navigator.locks.request(constants.outboxStorageKey, send));
});
