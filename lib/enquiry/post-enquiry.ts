import { FetchError } from 'ofetch';
import * as z from 'zod/mini';
import { http } from '@/lib/browser/http';
import { type FieldErrors, fieldNames, type Submission } from './enquiry';

/** The result of posting an enquiry to the receiver. */
export type PostResult =
  | { readonly type: 'delivered'; readonly reference: string }
  /**
   * The receiver did not respond, or asked to try again. The enquiry may have arrived. It is safe to post it again with the same
   * key.
   */
  | {
      readonly type: 'unreachable';
      /** `not our desk`: the response did not come from the receiver, or the page has no endpoint. */
      readonly because: 'no answer' | 'no connection' | 'busy' | 'not our desk';
      /** The pause that the receiver asks for, in milliseconds. */
      readonly waitMs: number;
    }
  /** The receiver refused the enquiry, and would refuse it again. The status is from 400 to 499, but not a temporary status. */
  | { readonly type: 'refused'; readonly status: number; readonly errors: FieldErrors };

/** The response that confirms delivery. The login page of a public Wi-Fi network also has status 200, but does not match. */
const receipt = z.object({
  status: z.literal('received'),
  reference: z.string().check(z.regex(/^[A-Z0-9-]{4,40}$/)),
});

const refusal = z.object({
  errors: z.partialRecord(z.enum(fieldNames), z.string().check(z.maxLength(300))),
});

const temporaryStatuses: readonly number[] = [408, 409, 425, 429];

/** The value of the `Retry-After` header in milliseconds, at most an hour; 0 if the header is absent or contains a date. */
function retryAfterMs(header: string | null): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 3600) * 1000 : 0;
}

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
  if (response.status >= 500 || temporaryStatuses.includes(response.status)) {
    const waitMs = retryAfterMs(response.headers.get('Retry-After'));
    return { type: 'unreachable', because: 'busy', waitMs };
  }
  const errors = refusal.safeParse(response._data).data?.errors ?? {};
  return { type: 'refused', status: response.status, errors };
}

/** Posts an enquiry to the endpoint. The HTTP client may retry once. Never rejects. */
export async function postEnquiry(
  endpoint: string,
  key: string,
  submission: Submission,
): Promise<PostResult> {
  try {
    const answer = receipt.safeParse(
      await http(endpoint, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: submission,
        credentials: 'omit',
      }),
    );
    return answer.success
      ? { type: 'delivered', reference: answer.data.reference }
      : { type: 'unreachable', because: 'not our desk', waitMs: 0 };
  } catch (error) {
    return resultOfError(error);
  }
}
