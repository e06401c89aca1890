import type { Context } from 'hono';
import type { FieldErrors } from './enquiry';

/** Thrown to refuse a request. The message is for the visitor. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 403 | 405 | 410 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly details: {
      readonly errors?: FieldErrors;
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(message);
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
export function refuse(context: Context, { status, message, details }: Refusal): Response {
  const { errors = {}, retryAfterSeconds } = details;
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  if (formatOf(context) !== 'form') {
    // Only these answers are about the enquiry, and would be the same the next time. A browser
    // sends it again after any other, and after an answer of a proxy, which does not have this
    // form.
    const isFinal = [400, 410, 413, 422].includes(status);
    return context.json(
      {
        status: isFinal ? 'refused' : 'try later',
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

const temporaryStatuses: readonly number[] = [408, 409, 425, 429];

/**
 * Whether a receiver, or a proxy in front of it, asks with this status to send an enquiry again.
 */
export function isTemporaryStatus(status: number): boolean {
  return status >= 500 || temporaryStatuses.includes(status);
}
