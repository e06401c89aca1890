import { FetchError } from 'ofetch';
import * as z from 'zod/mini';
import { http } from '@/lib/browser/http';
import { type FieldErrors, fieldNames } from './enquiry';
import type { Submission } from './outbox';

export type Outcome =
  | { readonly type: 'delivered'; readonly reference: string }
  /** It may have arrived or not: the answer did not come, or asks to come again. The same key makes a repeat harmless. */
  | {
      readonly type: 'unreachable';
      readonly because: 'no answer' | 'no connection' | 'busy' | 'not our desk';
      /** How long the receiver asks to wait, in milliseconds. */
      readonly waitMs: number;
    }
  /** It was read and turned down; sending the same again would end the same. */
  | { readonly type: 'refused'; readonly status: number; readonly errors: FieldErrors };

/** The answer that confirms delivery. Anything else with status 200, such as a hotel's login page, confirms nothing. */
const receipt = z.object({
  status: z.literal('received'),
  reference: z.string().check(z.regex(/^[A-Z0-9-]{4,40}$/)),
});

const refusal = z.object({
  errors: z.partialRecord(z.enum(fieldNames), z.string().check(z.maxLength(300))),
});

const statusesThatPass: readonly number[] = [408, 409, 425, 429];

/** `Retry-After` in milliseconds, at most an hour; 0 where it is absent or a date. */
function waitAskedFor(header: string | null | undefined): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 3600) * 1000 : 0;
}

/** What an error of the HTTP client means for an enquiry. */
function outcomeOf(error: unknown): Outcome {
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
  if (response.status >= 500 || statusesThatPass.includes(response.status)) {
    const waitMs = waitAskedFor(response.headers.get('Retry-After'));
    return { type: 'unreachable', because: 'busy', waitMs };
  }
  const errors = refusal.safeParse(response._data).data?.errors ?? {};
  return { type: 'refused', status: response.status, errors };
}

/** Sends an enquiry to the endpoint, once more where the client's rules say so. Doesn't throw. */
export async function deliverEnquiry(
  endpoint: string,
  key: string,
  submission: Submission,
): Promise<Outcome> {
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
    return outcomeOf(error);
  }
}
