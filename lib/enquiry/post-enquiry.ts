import {
  type FieldErrors,
  fieldNames,
  type LaterReason,
  readAnswer,
  requestTimeMs,
} from 'enquiries';
import { FetchError, type FetchResponse } from 'ofetch';
import * as z from 'zod/mini';
import { http } from '@/lib/browser/http';
import { retryAfterMs } from '@/lib/retry-after';

export type PostResult =
  | { readonly type: 'delivered'; readonly reference: string }
  /**
   * The receiver did not respond, or asked to try again. The enquiry may have arrived. It is safe
   * to post it again with the same key.
   */
  | {
      readonly type: 'unreachable';
      /** A page without an endpoint has `not the receiver`. */
      readonly because: 'no answer' | 'no connection' | LaterReason;
      /** The pause that the receiver asks for, in milliseconds. */
      readonly waitMs: number;
    }
  /**
   * The receiver itself refused the enquiry, and would refuse it again. The status is from 400 to
   * 499, but not a temporary status.
   */
  | { readonly type: 'refused'; readonly status: number; readonly errors: FieldErrors };

/** The messages of a refusal about fields of the form. */
const messages = z.catch(
  z.partialRecord(z.enum(fieldNames), z.string().check(z.maxLength(300))),
  {},
);

/** Reads a response, whose body the HTTP client has parsed. */
function resultOf({ status, headers, _data }: FetchResponse<unknown>): PostResult {
  const answer = readAnswer(status, _data);
  if (answer.type === 'received') return { type: 'delivered', reference: answer.reference };
  if (answer.type === 'refused')
    return { type: 'refused', status, errors: messages.parse(answer.errors) };
  const { because } = answer;
  const waitMs = because === 'busy' ? retryAfterMs(headers.get('Retry-After')) : 0;
  return { type: 'unreachable', because, waitMs };
}

function resultOfError(error: unknown): PostResult {
  const fault = error instanceof FetchError ? error : undefined;
  if (fault?.response) return resultOf(fault.response);
  // Not all browsers reject with the reason of the signal.
  const timedOut = fault?.options?.signal?.aborted;
  return { type: 'unreachable', because: timedOut ? 'no answer' : 'no connection', waitMs: 0 };
}

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
    return resultOf(
      await http.raw(endpoint, {
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
  } catch (error) {
    return resultOfError(error);
  }
}
