import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as constants from '@/lib/constants';
import { type PostResult, postEnquiry } from '@/lib/enquiry/post-enquiry';
import { createEndpoint } from '../../../packages/enquiries/src/endpoint';
import { outboxEntry } from '../../support/outbox-entry';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => vi.useRealTimers());

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const confirmation = () => answer(200, { status: 'received', reference: 'ABCD-0001' });

/** Sends an enquiry with a clock that skips pauses and time limits. */
async function deliver(message = 'Hello'): Promise<PostResult> {
  const { enquiry } = outboxEntry('key');
  const submission = { ...enquiry, message, secondsTaken: 9 };
  const outcome = postEnquiry('https://desk.example/enquiry', 'key-0001', submission);
  await vi.runAllTimersAsync();
  return outcome;
}

/** The idempotency keys of all requests, in order. */
const keys = () =>
  fetchMock.mock.calls.map(([, options]) => new Headers(options?.headers).get('Idempotency-Key'));

const unreachable = (because: string, waitMs = 0) => ({ type: 'unreachable', because, waitMs });

test('an enquiry is sent without cookies, and is delivered once it is confirmed', async () => {
  fetchMock.mockResolvedValue(confirmation());
  expect(await deliver()).toEqual({ type: 'delivered', reference: 'ABCD-0001' });
  expect(keys()).toEqual(['key-0001']);
  const [, options] = fetchMock.mock.calls[0] ?? [];
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit' });
});

test.each([
  ['a login page', '<html>Log in to the hotel</html>'],
  ['“received” without a reference', { status: 'received' }],
  ['another status', { status: 'seen', reference: 'ABCD-0001' }],
  ['a reference with markup', { status: 'received', reference: '<b>1</b>' }],
])('%s with status 200 is not a confirmation', async (_, body) => {
  fetchMock.mockResolvedValue(answer(200, body));
  expect(await deliver()).toEqual(unreachable('not the receiver'));
});

test.each([
  [400, { phone: 'We can’t ring that number.' }, { phone: 'We can’t ring that number.' }],
  [422, { admin: 'x' }, {}],
  [410, undefined, {}],
])(
  'status %i with the receiver’s own refusal is final, with messages for fields of the form',
  async (status, said, errors) => {
    fetchMock.mockResolvedValue(
      answer(status, { status: 'refused', by: 'enquiries', errors: said }),
    );
    expect(await deliver()).toEqual({ type: 'refused', status, errors });
    expect(fetchMock).toHaveBeenCalledOnce();
  },
);

test.each([401, 403, 404, 405, 410, 451])(
  'status %i from a proxy, a network or a host without a receiver is no refusal',
  async (status) => {
    for (const body of ['<html>Sign in</html>', { error: 'blocked' }, { status: 'refused' }]) {
      fetchMock.mockResolvedValue(answer(status, body));
      expect(await deliver()).toEqual(unreachable('not the receiver'));
    }
  },
);

describe('an answer of the receiver itself that does not accept this site:', () => {
  /** The answer of the endpoint of enquiries, to a request that is right but for some headers. */
  const ask = (headers: Record<string, string>, method = 'POST') => {
    const origin = 'https://www.hapa.example';
    const add = async () => 'ABCD-0001';
    const app = createEndpoint({
      store: { rateLimit: async () => 0, countFailure: async () => {}, add },
      origins: [origin],
      clientOf: () => '10.0.0.1',
      onReceived: () => {},
      onFault: (error) => expect.fail(String(error)),
    });
    const { enquiry } = outboxEntry('key');
    return app.request('/enquiry', {
      method,
      headers: {
        Origin: origin,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'key-0000-0000-0001',
        ...headers,
      },
      ...(method === 'POST' && { body: JSON.stringify({ ...enquiry, secondsTaken: 9 }) }),
    });
  };

  test.each([
    [403, () => ask({ Origin: 'https://hapa.example' })],
    [405, () => ask({}, 'PUT')],
    [415, () => ask({ 'Content-Type': 'text/plain' })],
  ])('with status %i, it is told apart from an answer of a network', async (status, request) => {
    const response = await request();
    expect(response.status).toBe(status);
    fetchMock.mockResolvedValue(response);
    expect(await deliver()).toEqual(unreachable('misconfigured'));
  });

  test('while one that accepts it is a receipt', async () => {
    fetchMock.mockResolvedValue(await ask({}));
    expect(await deliver()).toEqual({ type: 'delivered', reference: 'ABCD-0001' });
  });
});

describe('a temporary failure', () => {
  test.each([409, 429, 500])('with status %i is retried once with the same key', async (status) => {
    fetchMock.mockImplementation(async () => answer(status));
    expect(await deliver()).toEqual(unreachable('busy'));
    expect(keys()).toEqual(['key-0001', 'key-0001']);
  });

  test('is not reported if the second attempt succeeds', async () => {
    fetchMock.mockResolvedValueOnce(answer(500)).mockResolvedValueOnce(confirmation());
    expect(await deliver()).toMatchObject({ type: 'delivered' });
  });

  test.each([
    ['60', 60_000],
    ['999999', 3_600_000],
    ['-1', 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 60_000],
    ['Wed, 21 Oct 2026 07:26:00 GMT', 0],
    ['Fri, 01 Jan 2027 00:00:00 GMT', 3_600_000],
    ['soon', 0],
    ['0x10', 0],
    ['1e3', 0],
  ])(
    'with "Retry-After: %s" asks for a pause of %i ms, and is not retried before',
    async (retryAfter, waitMs) => {
      vi.setSystemTime('2026-10-21T07:27:00Z');
      fetchMock.mockImplementation(async () => answer(503, {}, { 'Retry-After': retryAfter }));
      expect(await deliver()).toEqual(unreachable('busy', waitMs));
      expect(fetchMock).toHaveBeenCalledOnce();
    },
  );

  test('of the connection is retried once with the same key', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await deliver()).toEqual(unreachable('no connection'));
    expect(keys()).toEqual(['key-0001', 'key-0001']);
  });

  test.each([
    ['lost', 'no connection'],
    ['stalled', 'no answer'],
  ])('while the body of the answer arrives, which is %s, is retried once', async (end, because) => {
    fetchMock.mockImplementation(async (_, options) => {
      const start = (body: ReadableStreamDefaultController) => {
        if (end === 'lost') body.error(new TypeError('network error'));
        options?.signal?.addEventListener('abort', () =>
          body.error(new DOMException('', 'AbortError')),
        );
      };
      const headers = { 'Content-Type': 'application/json' };
      return new Response(new ReadableStream({ start }), { headers });
    });
    expect(await deliver()).toEqual(unreachable(because));
    expect(keys()).toEqual(['key-0001', 'key-0001']);
  });

  test('with no answer: each attempt ends after its own full time limit', async () => {
    const began = Date.now();
    const ended: number[] = [];
    fetchMock.mockImplementation(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => {
            ended.push(Date.now() - began);
            reject(options.signal?.reason);
          });
        }),
    );
    expect(await deliver()).toEqual(unreachable('no answer'));
    const { httpTimeoutMs, httpRetryDelayMs } = constants;
    const [first = 0, second] = ended;
    expect(first).toBeGreaterThanOrEqual(httpTimeoutMs);
    expect(first).toBeLessThan(2 * httpTimeoutMs);
    expect(second).toBe(2 * first + httpRetryDelayMs);
  });
});

test('a long enquiry on a slow line has the time that it needs', async () => {
  const message = 'x'.repeat(15_000);
  const bitsPerSecond = 9_600;
  fetchMock.mockImplementation(
    (_, options) =>
      new Promise((resolve, reject) => {
        const bits = 8 * String(options?.body).length;
        setTimeout(() => resolve(confirmation()), (1000 * bits) / bitsPerSecond);
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      }),
  );
  expect(await deliver(message)).toMatchObject({ type: 'delivered' });
  expect(fetchMock).toHaveBeenCalledOnce();
});
