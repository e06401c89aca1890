import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveToWorker } from '@/lib/enquiry/background-sync';
import type { OutboxEntry } from '@/lib/enquiry/outbox';
import { sendWaitingPosts } from '@/lib/worker/send-waiting-posts';
import { outboxEntry } from '../../support/outbox-entry';

/** The caches of a browser, in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    names: () => [...all.keys()],
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      const urlOf = (key: string | Request) => (typeof key === 'string' ? key : key.url);
      return {
        keys: async () => [...cache.keys()].map((url) => new Request(url)),
        match: async (key: string | Request) => cache.get(urlOf(key))?.clone(),
        put: async (key: string | Request, response: Response) => {
          cache.set(urlOf(key), response);
        },
        delete: async (key: string | Request) => cache.delete(urlOf(key)),
      };
    },
    delete: async (name: string) => all.delete(name),
  };
}

const endpoint = 'https://desk.example/enquiry';
const entry = (key: string): OutboxEntry => ({
  ...outboxEntry(key),
  attempts: 1,
  notBefore: 0,
  askedToWaitUntil: 0,
});
const register = vi.fn(async (_: string) => {});
const fetchMock = vi.fn<typeof fetch>();
let browserCaches = memoryCaches();

/** Provides an offline worker, in a browser with or without Background Sync. */
function provideWorker(sync: { register: typeof register } | undefined) {
  const serviceWorker = { getRegistration: async () => ({ sync }) };
  vi.stubGlobal('navigator', { serviceWorker });
}

beforeEach(() => {
  browserCaches = memoryCaches();
  register.mockClear();
  fetchMock.mockReset();
  vi.stubGlobal('caches', browserCaches);
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('location', { href: 'https://site.example/contact' });
  provideWorker({ register });
});

afterEach(() => {
  vi.useRealTimers();
});

const received = async () => Response.json({ status: 'received', reference: 'ABCD-0001' });
/** The idempotency keys of all requests, in order. */
const keys = () =>
  fetchMock.mock.calls.map(([, options]) => new Headers(options?.headers).get('Idempotency-Key'));

describe('with Background Sync', () => {
  test('the worker sends what a page left to it, as the page would, and forgets what was received', async () => {
    fetchMock.mockImplementation(received);
    expect(await leaveToWorker(endpoint, [entry('a')])).toBe(true);
    expect(register).toHaveBeenCalledWith('enquiry-outbox');
    await sendWaitingPosts(false);
    const [[address, options] = []] = fetchMock.mock.calls;
    expect(address).toBe(endpoint);
    expect(options).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(JSON.parse(String(options?.body))).toEqual({ ...entry('a').enquiry, secondsTaken: 9 });
    expect(keys()).toEqual(['a']);
    await sendWaitingPosts(false);
    expect(keys()).toEqual(['a']);
  });

  test.each(['null', '{"key":"a","url":"/enquiry"}', '<html>'])(
    'what another release left in another form, as %s, is dropped, because a page has it too',
    async (left) => {
      fetchMock.mockImplementation(received);
      await leaveToWorker(endpoint, [entry('a'), entry('b')]);
      const cache = await browserCaches.open('enquiry-outbox');
      await cache.put('https://site.example/enquiry/a', new Response(left));
      await sendWaitingPosts(false);
      expect(keys()).toEqual(['b']);
      expect(await cache.keys()).toEqual([]);
    },
  );

  test('a withdrawn enquiry is not sent, nor is a refused one, and nothing is left once none waits', async () => {
    fetchMock.mockImplementation(received);
    await leaveToWorker(endpoint, [entry('a'), entry('b')]);
    const refused: OutboxEntry = {
      ...entry('b'),
      trouble: { type: 'refused', status: 400, errors: {} },
    };
    await leaveToWorker(endpoint, [refused, entry('c')]);
    await sendWaitingPosts(false);
    expect(keys()).toEqual(['c']);
    expect(await leaveToWorker(endpoint, [])).toBe(false);
    expect(browserCaches.names()).toEqual([]);
  });

  test.each([
    ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the login page of a network answers', async () => new Response('<html>', { status: 200 })],
    ['another server says “received”', async () => Response.json({ status: 'received' })],
    [
      'it says so with a reference that is none',
      async () => Response.json({ status: 'received', reference: '<b>1</b>' }),
    ],
    ['a proxy answers', async () => Response.json({ status: 'refused' }, { status: 403 })],
    ...[408, 409, 425, 429, 503].map((status): [string, typeof fetch] => [
      `the receiver asks for another try with status ${status}`,
      async () => Response.json({ status: 'try later', by: 'enquiries' }, { status }),
    ]),
  ])(
    'if %s, the others are still sent, and the browser is asked to try again',
    async (_, answer) => {
      await leaveToWorker(endpoint, [entry('a'), entry('b')]);
      fetchMock.mockImplementationOnce(answer).mockImplementation(received);
      await expect(sendWaitingPosts(false)).rejects.toThrow('could not be delivered');
      await sendWaitingPosts(false);
      expect(keys().toSorted()).toEqual(['a', 'a', 'b']);
    },
  );

  test('an enquiry is not sent before the pause is over that the receiver asked the page for', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    fetchMock.mockImplementation(received);
    await leaveToWorker(endpoint, [{ ...entry('a'), askedToWaitUntil: Date.now() + 600_000 }]);
    await expect(sendWaitingPosts(false)).rejects.toThrow('could not be delivered');
    expect(keys()).toEqual([]);
    vi.setSystemTime(Date.now() + 600_000);
    await sendWaitingPosts(false);
    expect(keys()).toEqual(['a']);
  });

  test('nor before the pause that it asked the worker for, unless the enquiry was withdrawn', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await leaveToWorker(endpoint, [entry('a')]);
    const busy = () => new Response('', { status: 429, headers: { 'Retry-After': '600' } });
    fetchMock.mockImplementationOnce(async () => busy()).mockImplementation(received);
    for (const _ of [1, 2]) await expect(sendWaitingPosts(false)).rejects.toThrow();
    expect(keys()).toEqual(['a']);
    vi.setSystemTime(Date.now() + 600_000);
    await sendWaitingPosts(false);
    expect(keys()).toEqual(['a', 'a']);

    await leaveToWorker(endpoint, [entry('b')]);
    fetchMock.mockImplementationOnce(async () => {
      await leaveToWorker(endpoint, [entry('c')]);
      return busy();
    });
    await sendWaitingPosts(false).catch(() => {});
    vi.setSystemTime(Date.now() + 600_000);
    await sendWaitingPosts(false);
    expect(keys()).toEqual(['a', 'a', 'b', 'c']);
  });

  test('a pause is not kept if the browser would start the worker no more', async () => {
    fetchMock.mockImplementation(received);
    await leaveToWorker(endpoint, [{ ...entry('a'), askedToWaitUntil: Date.now() + 3_600_000 }]);
    await expect(sendWaitingPosts(false)).rejects.toThrow('could not be delivered');
    expect(keys()).toEqual([]);
    await sendWaitingPosts(true);
    expect(keys()).toEqual(['a']);
  });

  test('a pause of an hour is kept when the clock steps back a little', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await leaveToWorker(endpoint, [{ ...entry('a'), askedToWaitUntil: Date.now() + 3_600_000 }]);
    vi.setSystemTime(Date.now() - 5_000);
    await expect(sendWaitingPosts(false)).rejects.toThrow('could not be delivered');
    expect(keys()).toEqual([]);
  });

  test('a pause of more than two hours comes from a wrong clock, and delays nothing', async () => {
    fetchMock.mockImplementation(received);
    await leaveToWorker(endpoint, [{ ...entry('a'), askedToWaitUntil: Date.now() + 7_300_000 }]);
    await sendWaitingPosts(false);
    expect(keys()).toEqual(['a']);
  });

  test('what the receiver refuses is not sent again', async () => {
    await leaveToWorker(endpoint, [entry('a')]);
    fetchMock.mockImplementation(async () =>
      Response.json({ status: 'refused', by: 'enquiries' }, { status: 400 }),
    );
    await sendWaitingPosts(false);
    await sendWaitingPosts(false);
    expect(keys()).toEqual(['a']);
  });
});

test.each([
  ['has no Background Sync', () => provideWorker(undefined)],
  ['has no offline worker', () => vi.stubGlobal('navigator', {})],
])('if the browser %s, no copy of an enquiry is made', async (_, change) => {
  change();
  expect(await leaveToWorker(endpoint, [entry('a')])).toBe(false);
  expect(browserCaches.names()).toEqual([]);
});
