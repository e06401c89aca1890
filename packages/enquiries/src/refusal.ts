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
