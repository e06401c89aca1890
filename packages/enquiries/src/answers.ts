import type { Context } from 'hono';
import type { FieldErrors } from './enquiry';

/**
 * What a refusal means, by its status. After `mistake` and `never`, the same enquiry would be
 * refused again. A `mistake` counts as a failure of the client (`request-limits.ts`). After
 * `later`, a browser sends the enquiry again, as it does after an answer of a proxy.
 */
const meanings = {
  400: 'mistake',
  403: 'later',
  405: 'later',
  410: 'never',
  413: 'mistake',
  415: 'later',
  422: 'mistake',
  429: 'later',
  503: 'later',
} as const;

/** Thrown to refuse a request. The message is for the visitor. */
export class Refusal extends Error {
  constructor(
    readonly status: keyof typeof meanings,
    message: string,
    readonly details: {
      readonly errors?: FieldErrors;
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(message);
  }

  get meaning(): 'mistake' | 'never' | 'later' {
    return meanings[this.status];
  }
}

/** The format of a request, and of the response to it. */
export function formatOf({ req }: Context): 'json' | 'form' | undefined {
  const type = req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/**
 * The response to a refused request. A form sent without scripts gets plain text, in which browsers
 * interpret no markup.
 */
export function refuse(context: Context, refusal: Refusal): Response {
  const { status, message, details, meaning } = refusal;
  const { errors = {}, retryAfterSeconds } = details;
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  if (formatOf(context) !== 'form') {
    return context.json(
      {
        status: meaning === 'later' ? 'try later' : 'refused',
        by: 'enquiries',
        message,
        errors: details.errors,
      },
      status,
    );
  }
  const lines = [
    message,
    ...Object.values(errors).map((error) => `- ${error}`),
    '',
    'Go back with your browser: what you typed is still in the form.',
  ];
  return context.text(lines.join('\n'), status);
}

/**
 * Why an enquiry must be sent again. `not the receiver`: the answer came from a proxy, the login page
 * of a network, or a host without a receiver. `misconfigured`: the receiver itself does not accept
 * requests of this page.
 */
export type LaterReason = 'busy' | 'not the receiver' | 'misconfigured';

/** Digits and letters that are not mistaken for each other (Crockford's base 32). */
const referenceLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Matches a reference, also one of an earlier or a later release, which may have another length. */
const referenceForm = new RegExp(`^[${referenceLetters}-]{4,40}$`);

/** A random reference of 50 bits, such as `3F9A0-7C2KM`. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const letters = Array.from(bytes, (byte) => referenceLetters[byte % 32]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What an answer to a posted enquiry means for the browser that posted it. */
type Answer =
  | { readonly type: 'received'; readonly reference: string }
  /** The receiver itself refused the enquiry, and would refuse it again. */
  | { readonly type: 'refused'; readonly errors: unknown }
  | { readonly type: 'try later'; readonly because: LaterReason };

const temporaryStatuses: readonly number[] = [408, 409, 425, 429];

/** Whether a receiver, or a proxy in front of it, asks for the enquiry once more. */
const isTemporary = (status: number) => status >= 500 || temporaryStatuses.includes(status);

/**
 * Reads the answer to a posted enquiry.
 * @param body what the answer contains as JSON; anything if it is not JSON
 */
export function readAnswer(status: number, body: unknown): Answer {
  if (isTemporary(status)) return { type: 'try later', because: 'busy' };
  const { status: said, by, reference, errors }: Readonly<Record<string, unknown>> = Object(body);
  // The login page of a public Wi-Fi network has a status below 400 too.
  const isReceipt = status < 400 && said === 'received';
  if (isReceipt && typeof reference === 'string' && referenceForm.test(reference))
    return { type: 'received', reference };
  const isRefusal = status >= 400 && said === 'refused';
  if (isRefusal && by === 'enquiries') return { type: 'refused', errors };
  const isReceiver = by === 'enquiries' && said === 'try later';
  return { type: 'try later', because: isReceiver ? 'misconfigured' : 'not the receiver' };
}
