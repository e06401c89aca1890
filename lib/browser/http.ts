import { ofetch } from 'ofetch';
import { site } from '@/content/site';
import * as constants from '@/lib/constants';

/** The methods that may be repeated without harm, RFC 9110, section 9.2.2. */
const idempotentMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'];

/**
 * The HTTP client of the islands and of enquiries; the runtime and the worker, which are too small to carry it, use `fetch`.
 * Paths start from the site's base URL. Idempotent requests are not retried; others once, on the
 * listed statuses, a lost connection or a timeout, and they must carry an `Idempotency-Key`, so that a retry can't act twice.
 * @throws FetchError on a status of 400 or more, no connection or a timeout; Error where the key is missing
 */
export const http = ofetch.create({
  baseURL: site.baseUrl,
  retryStatusCodes: [...constants.httpRetryStatuses],
  retryDelay: constants.httpRetryDelayMs,
  onRequest({ request, options }) {
    const isIdempotent = idempotentMethods.includes(options.method ?? 'GET');
    options.retry ??= isIdempotent ? 0 : 1;
    if (!isIdempotent && !options.headers.has('Idempotency-Key')) {
      throw new Error(
        `${options.method} ${String(request)} has no Idempotency-Key. Give it one: it may be sent twice.`,
      );
    }
    // ofetch hands the first attempt's signal on to the retry, which then has no time limit of its own, or is dead at once.
    const limit = new AbortController();
    setTimeout(
      () => limit.abort(new DOMException('No answer in time.', 'TimeoutError')),
      options.timeout ?? constants.httpTimeoutMs,
    );
    options.signal = limit.signal;
  },
});
