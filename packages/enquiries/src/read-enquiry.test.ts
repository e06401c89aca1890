import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { sha256 } from './hashes';
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

test('the digest of an enquiry is that of its sorted fields, so that an update which orders them otherwise changes nothing', async () => {
  const endpoint = new Hono().post('/', async (context) =>
    context.json(await readEnquiry(context, '192.0.2.1')),
  );
  const answer = await endpoint.request('/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-1234-5678-9012' },
    body: JSON.stringify({
      ...{ kind: 'enquiry', name: 'Amina', phone: '0712345678', message: 'Please call me.' },
      ...{ about: [], secondsTaken: 60 },
    }),
  });
  const { digest, enquiry }: { digest: string; enquiry: Record<string, unknown> } =
    await answer.json();
  const names = Object.keys(enquiry).toSorted();
  expect(digest).toBe(await sha256(JSON.stringify(names.map((name) => [name, enquiry[name]]))));
});
