import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import * as constants from '@/lib/constants';
import { pagesCacheName } from './cache-names';
import type { WorkerMessage } from './messages';
import { type KeptPage, offlinePage } from './offline-page';
import { cacheKey, isFromBuild, mayKeep, requestKind, titleInHtml } from './requests';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: its id, the colours of the themes, the inline theme script and that script's hash for a policy. */
declare const BUILD_ID: string;
declare const TOKENS: string;
declare const THEME_SCRIPT: string;
declare const THEME_SCRIPT_HASH: string;

/** Pages and payloads are of one build and go with it; hashed files never change, and an open page of an older build may still need its own. */
const cacheNames = {
  page: pagesCacheName(BUILD_ID),
  payload: `payloads-${BUILD_ID}`,
  file: 'files',
} as const;

const keepOnly = (kind: keyof typeof cacheNames): SerwistPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    const { status, redirected, headers } = response;
    if (!mayKeep(kind, { status, redirected, type: headers.get('content-type') ?? '' }))
      return null;
    // Between a deployment and the arrival of its own worker, pages of the new build pass through unkept.
    const isOurs = kind !== 'page' || isFromBuild(await response.clone().text(), BUILD_ID);
    return isOurs ? response : null;
  },
});

const byPath: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) =>
    cacheKey(new URL(request.url), request.headers.get('next-router-segment-prefetch')),
};

const limit = (maxEntries: number) => new ExpirationPlugin({ maxEntries, maxAgeFrom: 'last-used' });

const pages = new NetworkFirst({
  cacheName: cacheNames.page,
  networkTimeoutSeconds: constants.networkPatienceMs / 1000,
  plugins: [byPath, keepOnly('page'), limit(constants.offlinePagesMax)],
});
const payloads = new NetworkFirst({
  cacheName: cacheNames.payload,
  networkTimeoutSeconds: constants.networkPatienceMs / 1000,
  plugins: [byPath, keepOnly('payload'), limit(4 * constants.offlinePagesMax)],
});
const files = new CacheFirst({
  cacheName: cacheNames.file,
  plugins: [keepOnly('file'), limit(constants.offlineFilesMax)],
});

/** The pages in the cache, the last visited first. */
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

/** The page that stands in for one that there is neither a connection nor a copy for. */
async function standIn(): Promise<Response> {
  return new Response(offlinePage(await keptPages(), TOKENS, THEME_SCRIPT), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src '${THEME_SCRIPT_HASH}'; base-uri 'none'; form-action 'none'`,
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
    isRsc: request.headers.has('rsc'),
  });
  if (kind === 'page') event.respondWith(pages.handle({ event, request }).catch(standIn));
  else if (kind === 'payload') event.respondWith(payloads.handle({ event, request }));
  else if (kind === 'file') event.respondWith(files.handle({ event, request }));
});

const deleteCaches = async (isDeleted: (name: string) => boolean) => {
  const names = (await caches.keys()).filter(isDeleted);
  await Promise.all(names.map((name) => caches.delete(name)));
};

// A new worker takes over at once: it is there because the old one's pages are out of date.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const own: readonly string[] = Object.values(cacheNames);
  const isOld = (name: string) => /^(pages|payloads)-/.test(name) && !own.includes(name);
  event.waitUntil(deleteCaches(isOld).then(() => self.clients.claim()));
});

/** Fetches and keeps, through the strategy of its kind, what a page needs. One that can't be fetched holds up no other. */
async function keep(page: string, needed: readonly string[], event: ExtendableMessageEvent) {
  const keepPage = async () => {
    if (await caches.match(page, { cacheName: cacheNames.page })) return;
    await pages.handle({ event, request: new Request(page, { cache: 'no-cache' }) });
  };
  const keepFile = async (url: string) => {
    if (await caches.match(url)) return;
    const strategy = url.startsWith('/_next/static/') ? files : payloads;
    await strategy.handle({ event, request: new Request(url) });
  };
  for (const step of [keepPage, ...needed.map((url) => () => keepFile(url))])
    await step().catch(() => {});
}

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.type === 'keep') {
    event.waitUntil(keep(message.page, message.files, event));
  } else if (message.id !== BUILD_ID) {
    event.waitUntil(
      deleteCaches((name) => name === cacheNames.page || name === cacheNames.payload),
    );
  }
});
