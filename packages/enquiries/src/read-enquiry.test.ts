import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { readEnquiry } from './read-enquiry';

afterEach(() => vi.useRealTimers());

/** The key of an enquiry that a browser without scripts posts. */
async function keyOf(body: string, client = '192.0.2.1'): Promise<string> {
  const endpoint = new Hono().post('/', async (context) =>
    context.json(await readEnquiry(context, client)),
  );
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await endpoint.request('/', { method: 'POST', headers, body });
  const { key }: { key: string } = await answer.json();
  return key;
}

test('a form without scripts that is sent twice within minutes is one enquiry; the same words on another day, from another address, or other words, are another', async () => {
  const body = 'kind=enquiry&name=Amina&phone=0712345678&message=Please+call+me';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 1, 8) });
  const first = await keyOf(body);
  vi.setSystemTime(Date.UTC(2026, 10, 1, 8, 5));
  expect(await keyOf(body)).toBe(first);
  expect(await keyOf(`${body}+today`)).not.toBe(first);
  expect(await keyOf(body, '192.0.2.2')).not.toBe(first);
  vi.setSystemTime(Date.UTC(2026, 10, 20, 8));
  expect(await keyOf(body)).not.toBe(first);
});
