import { readAnswer } from 'enquiries';
import * as constants from '@/lib/constants';
import { plausibleTime, retryAfterMs } from '@/lib/retry-after';
import { readWaitingPost, type WaitingPost } from './protocol';

/**
 * Posts an enquiry. Returns whether the receiver itself has taken or refused it, or else the pause
 * that it asks for in milliseconds.
 */
async function send({
  endpoint,
  key,
  body,
  timeLimitMs,
}: WaitingPost): Promise<'settled' | number> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body,
    credentials: 'omit',
    signal: AbortSignal.timeout(timeLimitMs),
  });
  const read = readAnswer(answer.status, await answer.json().catch(() => undefined));
  if (read.type !== 'try later') return 'settled';
  return read.because === 'busy' ? retryAfterMs(answer.headers.get('Retry-After')) : 0;
}

/** Whether the receiver still asks to wait. */
const mustWait = ({ askedToWaitUntil }: WaitingPost): boolean =>
  plausibleTime(askedToWaitUntil, Date.now()) > Date.now();

/*
 * Serwist's `BackgroundSyncQueue` would lose enquiries: it counts every answer as delivered, also
 * that of a busy server or of a network's login page, takes a request out of its store before it
 * sends it, and stops at the first that fails. And a page could not withdraw an enquiry from it.
 */

/**
 * Sends the enquiries that a page left in the cache before it was closed. The page sends them once
 * more when it is open again, and then learns the reference or the reason for a refusal. The
 * receiver counts both as one enquiry, because they have the same key.
 * @param isLastChance whether the browser will not repeat the event: it does so a few times only, in
 * less time than the longest pause. Then the receiver's pause is not kept, because otherwise nothing
 * would be sent until a page is open
 * @throws if an enquiry could not be delivered, so that the browser repeats the event
 */
export async function sendWaitingPosts(isLastChance: boolean): Promise<void> {
  const cache = await caches.open(constants.outboxStorageKey);
  const requests = await cache.keys();
  const settled = await Promise.all(
    requests.map(async (request) => {
      const left = await cache.match(request);
      const post = readWaitingPost(await left?.json().catch(() => undefined));
      if (post !== undefined) {
        if (!isLastChance && mustWait(post)) return false;
        const result = await send(post).catch(() => 0);
        if (result !== 'settled') {
          // A page may have withdrawn the enquiry meanwhile.
          if (result === 0 || !(await cache.match(request))) return false;
          const later: WaitingPost = { ...post, askedToWaitUntil: Date.now() + result };
          await cache.put(request, new Response(JSON.stringify(later)));
          return false;
        }
      }
      await cache.delete(request);
      return true;
    }),
  );
  if (settled.includes(false)) throw new Error('An enquiry could not be delivered yet.');
}
