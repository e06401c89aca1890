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
