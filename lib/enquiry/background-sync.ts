import * as constants from '@/lib/constants';
import type { WaitingPost } from '@/lib/worker/protocol';
import { isWaiting, type OutboxEntry, postedOf } from './outbox';
import { timeLimitMs } from './post-enquiry';

/**
 * Leaves the waiting enquiries to the offline worker, which sends them as soon as there is a
 * connection and the receiver's pause is over, even if no page of the site is open. Only Chromium
 * can start a worker for this (Background Sync).
 * @param entries all enquiries of the outbox. The worker forgets all others
 * @returns whether the worker will send them
 */
export async function leaveToWorker(
  endpoint: string,
  entries: readonly OutboxEntry[],
): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.sync === undefined) return false;
    const waiting = entries.filter(isWaiting);
    if (waiting.length === 0) {
      await caches.delete(constants.outboxStorageKey);
      return false;
    }
    const addressOf = (key: string) => new URL(`/enquiry/${key}`, location.href).href;
    const addresses = waiting.map(({ key }) => addressOf(key));
    const cache = await caches.open(constants.outboxStorageKey);
    for (const { url } of await cache.keys()) if (!addresses.includes(url)) await cache.delete(url);
    for (const entry of waiting) {
      const body = JSON.stringify(postedOf(entry));
      const post: WaitingPost = {
        endpoint,
        key: entry.key,
        body,
        timeLimitMs: timeLimitMs(body),
        askedToWaitUntil: entry.askedToWaitUntil,
      };
      await cache.put(addressOf(entry.key), new Response(JSON.stringify(post)));
    }
    await registration.sync.register(constants.outboxStorageKey);
    return true;
  } catch {
    // The browser has no offline worker, or blocks it.
    return false;
  }
}
