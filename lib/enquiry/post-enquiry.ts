import { type FieldErrors, fieldNames, isTemporaryStatus, requestTimeMs } from 'enquiries';
import { FetchError } from 'ofetch';
import * as z from 'zod/mini';
import { http } from '@/lib/browser/http';
import { retryAfterMs } from '@/lib/retry-after';

/** The result of posting an enquiry to the receiver. */
export type PostResult =
  | { readonly type: 'delivered'; readonly reference: string }
  /**
   * The receiver did not respond, or asked to try again. The enquiry may have arrived. It is safe
   * to post it again with the same key.
   */
  | {
      readonly type: 'unreachable';
      /**
       * `not the receiver`: the response did not come from the receiver, or the page has no
       * endpoint. `misconfigured`: the receiver itself does not accept requests of this page.
       */
      readonly because:
        | 'no answer'
        | 'no connection'
        | 'busy'
        | 'not the receiver'
        | 'misconfigured';
      /** The pause that the receiver asks for, in milliseconds. */
      readonly waitMs: number;
    }
  /**
   * The receiver itself refused the enquiry, and would refuse it again. The status is from 400 to
   * 499, but not a temporary status.
   */
  | { readonly type: 'refused'; readonly status: number; readonly errors: FieldErrors };

/**
 * The response that confirms delivery. The login page of a public Wi-Fi network also has status
 * 200, but does not match.
 */
const receipt = z.object({
  status: z.literal('received'),
  reference: z.string().check(z.regex(/^[A-Z0-9-]{4,40}$/)),
});

/**
 * The receiver's refusal of an enquiry, or of the page that sends it (`try later`). A proxy, the
 * login page of a network or a host without a receiver also answer with a status from 400 to 499,
 * but do not match.
 */
const refusal = z.object({
  status: z.enum(['refused', 'try later']),
  by: z.literal('enquiries'),
  errors: z.catch(z.partialRecord(z.enum(fieldNames), z.string().check(z.maxLength(300))), {}),
});

/** Turns an error that the HTTP client threw into a result. */
function resultOfError(error: unknown): PostResult {
  const response = error instanceof FetchError ? error.response : undefined;
  if (response === undefined) {
    const cause = error instanceof FetchError ? error.cause : undefined;
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    return {
      type: 'unreachable',
      because: timedOut ? 'no answer' : 'no connection',
      waitMs: 0,
    };
  }
  if (isTemporaryStatus(response.status)) {
    const waitMs = retryAfterMs(response.headers.get('Retry-After'));
    return { type: 'unreachable', because: 'busy', waitMs };
  }
  const { data } = refusal.safeParse(response._data);
  if (data?.status !== 'refused') {
    const because = data === undefined ? 'not the receiver' : 'misconfigured';
    return { type: 'unreachable', because, waitMs: 0 };
  }
  return { type: 'refused', status: response.status, errors: data.errors };
}

/** The time limit of a request with this body, in milliseconds. */
export const timeLimitMs = (body: string): number => requestTimeMs(new Blob([body]).size);

/**
 * Posts an enquiry to the endpoint, as it is. The HTTP client may retry once, unless the answer has
 * a `Retry-After`. Never rejects.
 */
export async function postEnquiry(
  endpoint: string,
  key: string,
  posted: Readonly<Record<string, unknown>>,
): Promise<PostResult> {
  try {
    const body = JSON.stringify(posted);
    const answer = receipt.safeParse(
      await http(endpoint, {
        method: 'POST',
        headers: { 'Idempotency-Key': key, 'Content-Type': 'application/json' },
        body,
        credentials: 'omit',
        timeout: timeLimitMs(body),
        // A retry at once would ignore the pause that the receiver asks for.
        onResponseError({ response, options }) {
          if (response.headers.has('Retry-After')) options.retry = false;
        },
      }),
    );
    return answer.success
      ? { type: 'delivered', reference: answer.data.reference }
      : { type: 'unreachable', because: 'not the receiver', waitMs: 0 };
  } catch (error) {
    return resultOfError(error);
  }
}
