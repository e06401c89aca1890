import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from '@/lib/browser/http';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a request that may be sent twice needs an Idempotency-Key, and others do not', async () => {
  fetchMock.mockReset().mockImplementation(async () => Response.json({}));
  for (const method of ['POST', 'PATCH'])
    await expect(http('/x', { method })).rejects.toThrow(`${method} /x has no Idempotency-Key.`);
  expect(fetchMock).not.toHaveBeenCalled();
  await http('/x', { method: 'POST', headers: { 'Idempotency-Key': 'a' } });
  for (const method of ['GET', 'HEAD', 'PUT']) await http('/x', { method });
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

test.each([
  ['an answer', async () => Response.json({})],
  ['a status of an error', async () => new Response('', { status: 404 })],
  ['a lost connection', () => Promise.reject(new TypeError('lost'))],
])('after %s, nothing aborts the signal of the request any more', async (_, answer) => {
  fetchMock.mockReset().mockImplementation(answer);
  await http('/x.json').catch(() => {});
  const signal = fetchMock.mock.calls[0]?.[1]?.signal;
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(signal?.aborted).toBe(false);
});
