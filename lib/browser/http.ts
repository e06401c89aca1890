import { ofetch } from 'ofetch';
import { site } from '@/content/site';
import * as constants from '@/lib/constants';

/** The idempotent methods, RFC 9110, section 9.2.2. */
const idempotentMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE'];

/**
 * The HTTP client of islands and enquiries. The background work and the worker use `fetch`, to keep
 * their bundles small. Paths are relative to the site's base URL. Requests with idempotent methods,
 * such as GET, are not retried. A request with another method is retried once after a lost
 * connection, a timeout, or one of ofetch's statuses: 408, 409, 425, 429, 500, 502, 503 and 504.
 * Such a request must have an `Idempotency-Key`, so that a retry has no second effect.
 * @throws FetchError for a status of 400 or more, no connection or a timeout; Error if the key is
 * missing
 */
export const http = ofetch.create(
  {
    baseURL: site.baseUrl,
    timeout: constants.httpTimeoutMs,
    retryDelay: constants.httpRetryDelayMs,
    onRequest({ request, options }) {
      const isIdempotent = idempotentMethods.includes(options.method ?? 'GET');
      options.retry ??= isIdempotent ? 0 : 1;
      if (!isIdempotent && !options.headers.has('Idempotency-Key')) {
        throw new Error(
          `${options.method} ${String(request)} has no Idempotency-Key. Add one, because the request may be sent twice.`,
        );
      }
      // ofetch hands the signal of the first attempt to the second, which needs a time limit of its
      // own.
      delete options.signal;
    },
  },
  {
    // ofetch neither limits the time of reading a body nor retries it, so it gets a response whose
    // body has arrived.
    async fetch(...request) {
      const response = await fetch(...request);
      await response.clone().arrayBuffer();
      return response;
    },
  },
);
