import * as z from 'zod/mini';
import {
  candidateFrom,
  checkEnquiry,
  enquiryLimits,
  type FieldErrors,
} from '@/lib/enquiry/enquiry';
import { sha256 } from './incoming-enquiry';
import { networkOf } from './request-limits';
import type { Store } from './store';

/*
 * The form's endpoint as a function from a request to a response, independent of the runtime. `functions/enquiry.ts` runs it
 * at the edge, and `node/http-server.ts` on Node.
 */

/** The part of the store that receives. */
type ReceivingStore = Pick<Store, 'rateLimit' | 'countFailure' | 'add'>;

export interface Rules {
  /** The origins of the site, such as `https://www.example.com`. */
  readonly origins: readonly string[];
  /** Called with the error for which a request is answered with 503. */
  readonly onFault: (error: unknown) => void;
}

/** How long a client is asked to wait when an enquiry could not be stored, in seconds. */
const tryAgainSeconds = 30;

/** The maximum number of bytes to read from a body that is too large. */
const bytesReadAtMost = 4_194_304;

const keyPattern = /^[A-Za-z0-9_-]{16,80}$/;

const traps = z.object({
  secondsTaken: z.number().check(z.gte(enquiryLimits.fillSecondsMin)),
});

/**
 * The body, or undefined if it is larger than allowed, whatever its `Content-Length` says. The rest of a body that is too
 * large is read and discarded, up to a limit, because a client that is still sending does not read the response.
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

/** An answer, before it is written in the format that the client reads. */
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

/** The statuses that count as failures of the client. */
const failureStatuses: readonly Answer['status'][] = [400, 413, 422];

/** The format of a request, and of the answer to it. */
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

async function answerLimited(
  request: Request,
  format: Format,
  client: string,
  store: ReceivingStore,
): Promise<Answer> {
  const body = await readBody(request);
  if (!body) {
    return refuse(413, `An enquiry has at most ${enquiryLimits.requestBytes} bytes.`);
  }
  const parsed = parse(body, format);
  if ('status' in parsed) return parsed;
  const verdict = checkEnquiry(parsed.candidate);
  if (verdict.type === 'invalid') {
    return refuse(400, 'Some fields need to be corrected.', { errors: verdict.errors });
  }
  if (format === 'json' && !traps.safeParse(parsed.candidate).success) {
    return refuse(400, 'That was sent faster than a person fills in a form. Wait and send again.');
  }
  const { enquiry } = verdict;
  const digest = await sha256(JSON.stringify(enquiry));
  // A form without scripts sends no key. The same content from the same address is the same enquiry.
  const key =
    format === 'form'
      ? `form-${await sha256(`${client} ${digest}`)}`
      : (request.headers.get('Idempotency-Key') ?? '');
  if (!keyPattern.test(key)) {
    return refuse(400, 'The header Idempotency-Key is missing or malformed.');
  }
  const reference = (await sha256(key)).slice(0, 8).toUpperCase().replace(/^.{4}/, '$&-');
  const result = await store.add({ reference, key, digest, enquiry });
  if (result === 'different') {
    return refuse(422, 'This key was used for another enquiry. Send this one under a new key.');
  }
  return { status: 200, reference };
}

async function answerTo(
  request: Request,
  client: string,
  store: ReceivingStore,
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
  const waitSeconds = await store.rateLimit(network);
  if (waitSeconds > 0) {
    return refuse(429, 'That is a lot of enquiries at once. Wait a little and send again.', {
      retryAfterSeconds: waitSeconds,
    });
  }
  const answer = await answerLimited(request, format, client, store);
  if (failureStatuses.includes(answer.status)) await store.countFailure(network);
  return answer;
}

const always = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** Headers that let the site's pages read the answer where the endpoint is on another origin. */
function crossOrigin(request: Request, { origins }: Rules): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (origin === null || !origins.includes(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  };
}

/** The response to a form without scripts: a redirect to the page, or the errors as plain text, in which no markup runs. */
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
 * Handles a request: checks origin, method, type, rate, size, schema, spam traps and key, in this order, and stores the
 * enquiry. Answers JSON with JSON, and a native form with a redirect to the page. Never rejects.
 * @param client the network address the request comes from
 */
export async function receiveEnquiry(
  request: Request,
  client: string,
  store: ReceivingStore,
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
    answer = await answerTo(request, client, store, rules);
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
