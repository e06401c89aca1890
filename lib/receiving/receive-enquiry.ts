import * as z from 'zod/mini';
import {
  candidateFrom,
  checkEnquiry,
  type Enquiry,
  enquiryLimits,
  type FieldErrors,
} from '@/lib/enquiry/enquiry';
import { networkOf } from './request-limits';

/*
 * The receiving side of the form, as a function from a request to an answer. It knows neither the runtime it is called
 * from nor where enquiries are kept: `functions/enquiry.ts` runs it at the edge over a database, `node/http-server.ts` on plain
 * Node over SMTP. What it promises is written down in `enquiry.openapi.json`.
 */

/** An enquiry that passed every check, on its way to the desk. */
export interface IncomingEnquiry {
  /** Known to the visitor too, such as `3F9A-07C2`. */
  readonly reference: string;
  /** Two requests with one key are one enquiry. */
  readonly key: string;
  /** SHA-256 of the enquiry in hexadecimal; tells a repeat from another enquiry under the same key. */
  readonly digest: string;
  readonly enquiry: Enquiry;
}

export interface Desk {
  /** Counts a request from a network and says whether it may go on; otherwise for how long to wait, in seconds. */
  admit(
    network: string,
  ): Promise<{ readonly type: 'admitted' } | { readonly type: 'wait'; readonly seconds: number }>;
  countFailure(network: string): Promise<void>;
  /**
   * Takes an enquiry in, once for each key. Resolves when it is safe.
   * @throws when it could not be kept; the client then tries again
   */
  take(
    incoming: IncomingEnquiry,
  ): Promise<'taken' | 'taken before' | 'other words' | 'in progress'>;
}

export interface Rules {
  /** The origins of the site, such as `https://www.example.com`. */
  readonly origins: readonly string[];
  /** Told of an error for which a request was answered with 503. */
  readonly onFault: (error: unknown) => void;
}

/** The longest wait that is asked of a client when the desk fails or is busy with the same enquiry, in seconds. */
const tryAgainSeconds = 30;

/** Where reading a body that is too large anyway ends, in bytes. */
const bytesReadAtMost = 4_194_304;

const keyPattern = /^[A-Za-z0-9_-]{16,80}$/;

const traps = z.object({
  secondsTaken: z.number().check(z.gte(enquiryLimits.fillSecondsMin)),
});

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/**
 * The body, or undefined where it is larger than allowed, whatever length was announced. The rest of one that is too large
 * is read and thrown away, up to a limit: a client that is still sending would not hear the answer.
 */
async function readBody(request: Request): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length <= enquiryLimits.requestBytes) parts.push(part.value);
    if (length > bytesReadAtMost) {
      await reader?.cancel();
      break;
    }
  }
  if (length > enquiryLimits.requestBytes) return undefined;
  const body = new Uint8Array(length);
  let start = 0;
  for (const part of parts) {
    body.set(part, start);
    start += part.byteLength;
  }
  return body;
}

/** What an answer says before it is put in the form that the client reads. */
type Answer =
  | { readonly status: 200; readonly reference: string }
  | {
      readonly status: 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503;
      readonly message: string;
      readonly errors?: FieldErrors;
      readonly retryAfterSeconds?: number;
    };

const refuse = (
  status: Exclude<Answer['status'], 200>,
  message: string,
  more: { errors?: FieldErrors; retryAfterSeconds?: number } = {},
): Answer => ({ status, message, ...more });

/** The answers to a request that the client got wrong. */
const failureStatuses: readonly Answer['status'][] = [400, 413, 422];

/** The form in which a request came, which is also that of the answer. */
type Format = 'json' | 'form';

function formatOf(request: Request): Format | undefined {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : undefined;
}

/** What was sent, as a value to check, or the answer to a body that can't be read. */
function parse(body: Uint8Array, format: Format): { candidate: unknown } | Answer {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    if (format === 'form') return { candidate: candidateFrom(new URLSearchParams(text)) };
    return { candidate: JSON.parse(text) };
  } catch {
    return refuse(400, 'The body can’t be read. Send UTF-8, as JSON or as a form.');
  }
}

async function answerAdmitted(
  request: Request,
  format: Format,
  client: string,
  desk: Desk,
): Promise<Answer> {
  const body = await readBody(request);
  if (!body) {
    return refuse(413, `An enquiry has at most ${enquiryLimits.requestBytes} bytes.`);
  }
  const parsed = parse(body, format);
  if ('status' in parsed) return parsed;
  const verdict = checkEnquiry(parsed.candidate);
  if (verdict.type === 'invalid') {
    return refuse(400, 'Some fields need mending.', { errors: verdict.errors });
  }
  if (format === 'json' && !traps.safeParse(parsed.candidate).success) {
    return refuse(400, 'That was sent faster than a person fills in a form. Wait and send again.');
  }
  const { enquiry } = verdict;
  const digest = await sha256(JSON.stringify(enquiry));
  // A form without scripts has no key of its own: the same words from the same place are the same enquiry.
  const key =
    format === 'form'
      ? `form-${await sha256(`${client} ${digest}`)}`
      : (request.headers.get('Idempotency-Key') ?? '');
  if (!keyPattern.test(key)) {
    return refuse(400, 'The header Idempotency-Key is missing or malformed.');
  }
  const reference = (await sha256(key)).slice(0, 8).toUpperCase().replace(/^.{4}/, '$&-');
  switch (await desk.take({ reference, key, digest, enquiry })) {
    case 'taken':
    case 'taken before':
      return { status: 200, reference };
    case 'other words':
      return refuse(422, 'This key was used for another enquiry. Send this one under a new key.');
    case 'in progress':
      return refuse(409, 'This enquiry is being taken in at this moment.', {
        retryAfterSeconds: tryAgainSeconds,
      });
  }
}

async function answerTo(
  request: Request,
  client: string,
  desk: Desk,
  { origins }: Rules,
): Promise<Answer> {
  const origin = request.headers.get('Origin');
  if (origin === null || !origins.includes(origin)) {
    return refuse(403, 'Enquiries are taken from our own website only.');
  }
  if (request.method !== 'POST') return refuse(405, 'Send enquiries with POST.');
  const format = formatOf(request);
  if (!format) return refuse(415, 'Send JSON, or a form as application/x-www-form-urlencoded.');

  const network = networkOf(client);
  const admission = await desk.admit(network);
  if (admission.type === 'wait') {
    return refuse(429, 'That is a lot of enquiries at once. Wait a little and send again.', {
      retryAfterSeconds: admission.seconds,
    });
  }
  const answer = await answerAdmitted(request, format, client, desk);
  if (failureStatuses.includes(answer.status)) await desk.countFailure(network);
  return answer;
}

const always = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** Headers that let the site's pages read the answer where the endpoint has an origin of its own. */
function crossOrigin(request: Request, { origins }: Rules): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (origin === null || !origins.includes(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  };
}

/** An answer to a visitor without scripts: back to the page, or what is wrong in plain text, in which no markup runs. */
function answerAsPage(answer: Answer, origin: string, headers: Record<string, string>): Response {
  if (answer.status === 200) {
    const location = `${origin}/contact#enquiry-received`;
    return new Response(null, { status: 303, headers: { ...headers, Location: location } });
  }
  const text = [
    answer.message,
    ...Object.values(answer.errors ?? {}).map((error) => `- ${error}`),
    '',
    'Go back with your browser: what you typed is still in the form.',
  ].join('\n');
  return new Response(text, {
    status: answer.status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/**
 * Receives one request: checks origin, method, type, rate, size, schema, traps and key, in this order, and hands the enquiry
 * to the desk. Answers in JSON to JSON, and to a native form by leading back to the page. Never throws.
 * @param client the network address the request comes from
 */
export async function receiveEnquiry(
  request: Request,
  client: string,
  desk: Desk,
  rules: Rules,
): Promise<Response> {
  const headers: Record<string, string> = { ...always, ...crossOrigin(request, rules) };
  if (request.method === 'OPTIONS') {
    return new Response(null, {
      status: 204,
      headers: {
        ...headers,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
        'Access-Control-Max-Age': '600',
      },
    });
  }
  let answer: Answer;
  try {
    answer = await answerTo(request, client, desk, rules);
  } catch (error) {
    rules.onFault(error);
    answer = refuse(503, 'The enquiry could not be taken in just now.', {
      retryAfterSeconds: tryAgainSeconds,
    });
  }
  if ('retryAfterSeconds' in answer && answer.retryAfterSeconds !== undefined) {
    headers['Retry-After'] = String(answer.retryAfterSeconds);
  }
  if (answer.status === 405) headers.Allow = 'POST, OPTIONS';
  const origin = request.headers.get('Origin');
  if (formatOf(request) === 'form' && origin !== null && rules.origins.includes(origin)) {
    return answerAsPage(answer, origin, headers);
  }
  const { status } = answer;
  const body =
    answer.status === 200
      ? { status: 'received', reference: answer.reference }
      : { status: 'refused', message: answer.message, errors: answer.errors };
  return Response.json(body, { status, headers });
}
