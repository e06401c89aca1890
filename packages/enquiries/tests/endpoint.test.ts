import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { checkAtEdge, deliverAtEdge, receiveAtEdge } from '../src/edge/receive';
import { enquiryLimits } from '../src/enquiry';
import { openDatabase } from '../src/node/database';
import { requestLimits } from '../src/request-limits';
import { requestCounts } from '../src/schema';
import { createStore } from '../src/store';
import { openD1Emulator } from './support/d1-emulator';
import { startMailReceiver } from './support/mail-receiver';

const site = 'https://www.site.example';

const submission = {
  kind: 'quote',
  name: 'Asha Stand-in',
  email: 'asha@receiver.com',
  about: ['/services/it-cloud'],
  message: 'Two tills, one shop.',
  timing: 'month',
  secondsTaken: 30,
};

/**
 * If the window in which requests are counted ends soon, waits for the next one, because a new
 * window resets the counts.
 */
async function beEarlyInWindow(): Promise<void> {
  const windowMs = requestLimits.windowSeconds * 1_000;
  const leftMs = windowMs - (Date.now() % windowMs);
  if (leftMs < 60_000) await setTimeout(leftMs);
}

/** What the tests need from a receiver. */
interface Receiver {
  send(init: RequestInit, client?: string, query?: string): Promise<Response>;
  /** The enquiries that have arrived, each as one text. */
  arrived(): Promise<readonly string[]>;
  /** Deletes an enquiry, as the command `forget` does. */
  forget(reference: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** The edge function with a D1 database in Cloudflare's emulator. */
async function startEdge(): Promise<Receiver> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const d1 = await openD1Emulator(folder);
  return {
    send: (init, client = '192.0.2.1', query = '') => {
      const request = new Request(`${site}/enquiry${query}`, init);
      request.headers.set('CF-Connecting-IP', client);
      return receiveAtEdge({ request, env: { ENQUIRIES: d1.binding }, waitUntil: () => {} });
    },
    async arrived() {
      const all: string[] = [];
      for await (const { enquiry } of createStore(d1.db).all()) all.push(enquiry);
      return all;
    },
    forget: (reference) => createStore(d1.db).forget(reference),
    async stop() {
      await d1.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The Node receiver with a database file and a mail server. */
async function startNode(): Promise<Receiver> {
  const receiver = await startMailReceiver(site);
  return {
    send: (init, client = '192.0.2.1', query = '') => {
      const headers = new Headers(init.headers);
      // The proxy appends the address of the client to the addresses that the client claims.
      headers.set('X-Forwarded-For', `203.0.113.9, ${client}`);
      return fetch(`${receiver.url}${query}`, { redirect: 'manual', ...init, headers });
    },
    arrived: async () => (await receiver.mails()).map(({ text = '' }) => text),
    async forget(reference) {
      const { db, close } = await openDatabase(receiver.databaseUrl);
      await createStore(db).forget(reference);
      await close();
    },
    stop: receiver.stop,
  };
}

let count = 0;
const newKey = () => {
  count += 1;
  return `key-of-the-test-${String(count).padStart(4, '0')}`;
};

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: {
    Origin: site,
    'Content-Type': 'application/json',
    'Idempotency-Key': newKey(),
    ...headers,
  },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const postForm = (fields: Readonly<Record<string, string>>) =>
  post(new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });

const refused: Readonly<Record<string, readonly [status: number, init: RequestInit]>> = {
  'another origin': [403, post(submission, { Origin: 'https://evil.example' })],
  'an origin that begins like ours': [403, post(submission, { Origin: `${site}.evil.example` })],
  'the origin null': [403, post(submission, { Origin: 'null' })],
  GET: [405, { method: 'GET', headers: { Origin: site } }],
  XML: [415, post('<a/>', { 'Content-Type': 'text/xml' })],
  'JSON with the type text/plain, which a browser sends without a preflight request': [
    415,
    post(submission, { 'Content-Type': 'text/plain' }),
  ],
  'a body one byte over its limit': [413, post(' '.repeat(enquiryLimits.requestBytes + 1))],
  'a megabyte': [413, post({ ...submission, message: 'x'.repeat(1_048_576) })],
  'a body that is not JSON': [400, post('{')],
  'a body with half a character': [400, { ...post(''), body: new Uint8Array([0x22, 0xc3, 0x22]) }],
  'a JSON list': [400, post([submission])],
  'an object with a __proto__ field': [400, post('{"__proto__":{"kind":"enquiry"},"name":"A"}')],
  'a missing key': [400, post(submission, { 'Idempotency-Key': '' })],
  'a key that is a path': [400, post(submission, { 'Idempotency-Key': '../../../etc/passwd' })],
  'a form whose hidden field for robots is filled in': [
    400,
    post({ ...submission, website: 'https://spam.example' }),
  ],
  'a form filled in within a second': [400, post({ ...submission, secondsTaken: 0 })],
  'a form that does not say how long it took': [
    400,
    post({ ...submission, secondsTaken: undefined }),
  ],
};

describe.each([
  { name: 'the edge function', start: startEdge },
  { name: 'the Node receiver', start: startNode },
])('$name', ({ start }) => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await start();
  }, 60_000);
  afterAll(() => receiver.stop());

  const arrivals = async () => (await receiver.arrived()).length;

  test('answers an enquiry with a reference, and stores markup as text', async () => {
    const message = "<script>alert(1)</script> =cmd|calc {{7*7}} '; DROP TABLE enquiries; --";
    const response = await receiver.send(post({ ...submission, message }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'received',
      reference: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site);
    expect((await receiver.arrived()).at(-1)).toContain(message);
  });

  test('stores an enquiry once when it is posted 20 times at once with one key, and refuses a different enquiry with that key', async () => {
    const before = await arrivals();
    const key = { 'Idempotency-Key': newKey() };
    const racing = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        receiver.send(post(submission, key), `192.0.2.${place}`),
      ),
    );
    expect(racing.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const other = post({ ...submission, message: 'Something else.' }, key);
    expect((await receiver.send(other)).status).toBe(422);
    expect(await arrivals()).toBe(before + 1);
  });

  test('refuses an enquiry that was deleted for good, also before its first answer reached the browser', async () => {
    const key = { 'Idempotency-Key': newKey() };
    const { reference } = await (await receiver.send(post(submission, key))).json();
    await receiver.forget(reference);
    const before = await arrivals();
    const again = await receiver.send(post(submission, key));
    expect(again.status).toBe(410);
    expect(await again.json()).toMatchObject({ status: 'refused', by: 'enquiries' });
    expect(await arrivals()).toBe(before);
  });

  test('redirects a form without scripts to a page of the site, and stores it once if it is sent twice', async () => {
    const before = await arrivals();
    const form = {
      ...{ kind: 'enquiry', name: 'Asha', phone: '0712345678', message: 'By plain HTML.' },
      ...{ website: '', timing: '' },
    };
    const returnTo = async (path: string) => {
      const query = `?return=${encodeURIComponent(path)}`;
      const response = await receiver.send(postForm(form), undefined, query);
      expect(response.status).toBe(303);
      return response.headers.get('Location');
    };
    expect(await returnTo('/contact#sent')).toBe(`${site}/contact#sent`);
    for (const hostile of ['', '@evil.example', '.evil.example', ':80@evil.example', '/a\r\nb: c'])
      expect(await returnTo(hostile), hostile).toBe(`${site}/`);
    expect(await returnTo('//evil.example')).toBe(`${site}//evil.example`);
    expect(await arrivals()).toBe(before + 1);
  });

  test('names the wrong fields in JSON, or in plain text to a form without scripts', async () => {
    const json = await receiver.send(post({ ...submission, email: 'a@b.com\r\nBcc: c@d.com' }));
    expect(json.status).toBe(400);
    expect(await json.json()).toMatchObject({ errors: { email: expect.any(String) } });
    const form = await receiver.send(postForm({ kind: 'enquiry', name: '<b>A</b>' }));
    expect(form.status).toBe(400);
    expect(form.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(form.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(form.headers.get('Cache-Control')).toBe('no-store');
    expect(await form.text()).toContain('- Enter an e-mail address or a phone number');
  });

  test('allows the preflight requests of the site’s pages, and of no other site', async () => {
    const ask = (Origin: string) => receiver.send({ method: 'OPTIONS', headers: { Origin } });
    const ours = await ask(site);
    expect(ours.status).toBe(204);
    expect(ours.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    const theirs = await ask('https://evil.example');
    expect(theirs.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test.each(Object.entries(refused))(
    'refuses %s, and stores nothing of it',
    async (name, [status, init]) => {
      const before = await arrivals();
      // Each request comes from its own address, so that no limit applies.
      const client = `198.51.100.${Object.keys(refused).indexOf(name)}`;
      const answer = await receiver.send(init, client);
      expect(answer.status).toBe(status);
      // A browser gives up only if the receiver itself says that the enquiry is at fault.
      expect(await answer.json()).toMatchObject({
        by: 'enquiries',
        status: [400, 413, 422].includes(status) ? 'refused' : 'try later',
      });
      expect(await arrivals()).toBe(before);
    },
  );

  test('makes a client that has sent many invalid requests wait, but no other client', async () => {
    await beEarlyInWindow();
    const before = await arrivals();
    const client = '203.0.113.50';
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await receiver.send(post('{'), client)).status).toBe(400);
    }
    const answer = await receiver.send(post(submission), client);
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await arrivals()).toBe(before);
    expect((await receiver.send(post(submission), '203.0.113.51')).status).toBe(200);
  });

  test('accepts enquiries from thirty people behind one address, each sent three times, but refuses a flood', async () => {
    await beEarlyInWindow();
    const client = '203.0.113.60';
    const before = await arrivals();
    const pupils = Array.from({ length: 30 }, (_, pupil) =>
      post({ ...submission, message: `Pupil ${pupil}` }),
    );
    for (let sent = 0; sent < 3; sent += 1) {
      const answers = await Promise.all(pupils.map((pupil) => receiver.send(pupil, client)));
      expect(answers.map(({ status }) => status)).toEqual(pupils.map(() => 200));
    }
    expect(await arrivals()).toBe(before + 30);
    const again = post(submission);
    for (let sent = 90; sent < 100; sent += 1) {
      expect((await receiver.send(again, client)).status).toBe(200);
    }
    expect((await receiver.send(again, client)).status).toBe(429);
  });

  // `src/request-limits.test.ts` tests which network each address is counted for.
  test('counts all IPv6 addresses of a customer as one client, and those of a neighbour as another', async () => {
    await beEarlyInWindow();
    const from = (client: string) => receiver.send(post('{'), client);
    for (let host = 1; host <= 20; host += 1) await from(`2001:db8:1:1::${host.toString(16)}`);
    expect((await from('2001:db8:1:1:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:2::1')).status).toBe(400);
  });
});

test('the edge function without its database answers 503 and says to try again', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  const request = new Request(`${site}/enquiry`, post(submission));
  const response = await receiveAtEdge({ request, env: {}, waitUntil: () => {} });
  const asked = new Request(`${site}/enquiry/health`, {
    headers: { Authorization: 'Bearer word' },
  });
  const health = await checkAtEdge({ request: asked, env: { ENQUIRY_SECRET: 'word' } });
  expect(logged.mock.calls.join()).toContain('Bind a D1 database');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(health.status).toBe(503);
});

test('the edge function shows its health and delivers only to those who know the secret', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const d1 = await openD1Emulator(folder);
  const asked = (secret?: string) =>
    new Request(`${site}/enquiry/health`, {
      headers: secret === undefined ? {} : { Authorization: `Bearer ${secret}` },
    });
  const env = { ENQUIRIES: d1.binding, ENQUIRY_SECRET: 'word' };
  for (const request of [asked(), asked('other'), asked('')]) {
    expect((await checkAtEdge({ request, env })).status).toBe(401);
    expect((await deliverAtEdge({ request, env })).status).toBe(401);
  }
  // Without a secret, nobody is let in, and the monitor and the log say what is missing.
  const open = { ENQUIRIES: d1.binding };
  for (const answerAtEdge of [checkAtEdge, deliverAtEdge]) {
    const answer = await answerAtEdge({ request: asked('undefined'), env: open });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('ENQUIRY_SECRET is missing');
  }
  const health = await checkAtEdge({ request: asked('word'), env });
  // It says nothing of mail and of its log, which it does not know.
  expect(await health.json()).toEqual({
    ...{ status: 'ok', waiting: 0, setAside: 0, oldestSeconds: 0, retention: 'off' },
  });
  // Nothing was written.
  expect(await d1.db.select().from(requestCounts)).toEqual([]);
  const kept = { ...env, ENQUIRY_KEEP_DAYS: '90' };
  // Without a webhook, no enquiry is delivered and then deleted.
  expect(await (await checkAtEdge({ request: asked('word'), env: kept })).json()).toMatchObject({
    ...{ status: 'ok', retention: 'off' },
  });
  const notified = { ...kept, ENQUIRY_WEBHOOK: 'https://chat.example/hook' };
  expect(await (await checkAtEdge({ request: asked('word'), env: notified })).json()).toMatchObject(
    {
      ...{ status: 'ok', retention: 'on' },
    },
  );
  expect((await deliverAtEdge({ request: asked('word'), env: kept })).status).toBe(204);

  // A wrong setting is in the health and in the log.
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  await receiveAtEdge({
    ...{ request: new Request(`${site}/enquiry`, post(submission)), env: open },
    waitUntil: () => {},
  });
  expect(logged.mock.calls.join()).toContain('ENQUIRY_SECRET is missing');
  for (const [name, value] of [
    ['ENQUIRY_KEEP_DAYS', '0'],
    ['ENQUIRY_KEEP_DAYS', 'abc'],
    ['ENQUIRY_ORIGINS', 'https://www.example.com/'],
    ['ENQUIRY_ORIGINS', 'https://one.example www.example.com'],
  ] as const) {
    const wrong = { ...env, [name]: value };
    const answer = await checkAtEdge({ request: asked('word'), env: wrong });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: expect.stringContaining(`${name} is wrong`),
      retention: 'off',
    });
    const status = (await deliverAtEdge({ request: asked('word'), env: wrong })).status;
    expect(status).toBe(name === 'ENQUIRY_KEEP_DAYS' ? 500 : 204);
    logged.mockClear();
    const request = new Request(`${site}/enquiry`, post(submission));
    await receiveAtEdge({ request, env: wrong, waitUntil: () => {} });
    expect(logged.mock.calls.join()).toContain(`${name} is wrong`);
  }
  await d1.stop();
  await rm(folder, { recursive: true });
});
