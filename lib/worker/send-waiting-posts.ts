import { isTemporaryStatus } from 'enquiries';
import * as constants from '@/lib/constants';
import type { WaitingPost } from './protocol';

/** Posts an enquiry. Returns whether the receiver itself has taken or refused it. */
async function isSettled({ endpoint, key, body, timeLimitMs }: WaitingPost): Promise<boolean> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeLimitMs),
  });
  const { status, by }: { readonly status?: unknown; readonly by?: unknown } = await answer.json();
  const isRefused = status === 'refused' && by === 'enquiries';
  return status === 'received' || (isRefused && !isTemporaryStatus(answer.status));
}

/**
 * Sends the enquiries that a page left in the cache before it was closed. The page sends them once
 * more when it is open again, and then learns the reference or the reason for a refusal. The
 * receiver counts both as one enquiry, because they have the same key.
 * @throws if an enquiry could not be delivered, so that the browser repeats the event
 */
export async function sendWaitingPosts(): Promise<void> {
  const cache = await caches.open(constants.outboxStorageKey);
  const requests = await cache.keys();
  const settled = await Promise.all(
    requests.map(async (request) => {
      const post: WaitingPost | undefined = await (await cache.match(request))?.json();
      const isDone = post === undefined || (await isSettled(post).catch(() => false));
      if (isDone) await cache.delete(request);
      return isDone;
    }),
  );
  if (settled.includes(false)) throw new Error('An enquiry could not be delivered yet.');
}
