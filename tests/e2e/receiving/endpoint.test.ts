import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onRequest } from '@/functions/enquiry';
import { onRequestGet } from '@/functions/enquiry/health';
import { enquiryLimits } from '@/lib/enquiry/enquiry';
import { createStore } from '@/lib/receiving/store';
import { openD1Emulator } from '../../support/receiving/d1-emulator';
import { startMailReceiver } from '../../support/receiving/receivers';

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

/** What a test needs of a receiver. */
interface Receiver {
  send(init: RequestInit & { client?: string }): Promise<Response>;
  /** What has arrived: each enquiry as text with everything in it. */
  arrived(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** The edge function with a D1 database in wrangler's emulator. */
async function startEdge(): Promise<Receiver> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const d1 = await openD1Emulator(folder);
  return {
    send: ({ client = '192.0.2.1', ...init }) => {
      const request = new Request(`${site}/enquiry`, init);
      request.headers.set('CF-Connecting-IP', client);
      return onRequest({ request, env: { ENQUIRIES: d1.binding }, waitUntil: () => {} });
    },
    arrived: async () => (await createStore(d1.db).all()).map(({ enquiry }) => enquiry),
    async stop() {
      await d1.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The Node receiver with a database file and a mail server. */
async function startNode(): Promise<Receiver> {
  const receiver = await startMailReceiver([site]);
  return {
    send: ({ client = '192.0.2.1', ...init }) => {
      const headers = new Headers(init.headers);
      // The proxy adds the client it sees behind whatever the client claims to be.
      headers.set('X-Forwarded-For', `203.0.113.9, ${client}`);
      return fetch(receiver.url, { redirect: 'manual', ...init, headers });
    },
    async arrived() {
      await receiver.settled();
      return receiver.mailServer.taken.map(({ source }) => source);
    },
    stop: receiver.stop,
  };
}

let count = 0;
const newKey = () => {
  count += 1;
  return `key-of-the-test-${String(count).padStart(4, '0')}`;
};

const post = (body: unknown, headers: Record<string, string> = {}, client?: string) => ({
  method: 'POST',
  headers: {
    Origin: site,
    'Content-Type': 'application/json',
    'Idempotency-Key': newKey(),
    ...headers,
  },
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...(client && { client }),
});

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

  test('takes an enquiry in and says so with a reference', async () => {
    const response = await receiver.send(post(submission));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'received',
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site);
    expect((await receiver.arrived()).at(-1)).toContain('Two tills, one shop.');
  });

  test('stores an enquiry once when it is posted many times at once under one key', async () => {
    const before = await arrivals();
    const key = newKey();
    const racing = await Promise.all(
      Array.from({ length: 100 }, (_, place) =>
        receiver.send(post(submission, { 'Idempotency-Key': key }, `192.0.2.${place}`)),
      ),
    );
    expect(racing.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(await arrivals()).toBe(before + 1);
  });

  test('refuses other words under the same key', async () => {
    const key = newKey();
    await receiver.send(post(submission, { 'Idempotency-Key': key }));
    const before = await arrivals();
    const other = { ...submission, message: 'Something else.' };
    expect((await receiver.send(post(other, { 'Idempotency-Key': key }))).status).toBe(422);
    expect(await arrivals()).toBe(before);
  });

  test('leads a form without scripts back to the page, and knows it when it comes twice', async () => {
    const before = await arrivals();
    const form = new URLSearchParams({
      kind: 'enquiry',
      name: 'Asha',
      phone: '0712345678',
      message: 'By plain HTML.',
      website: '',
      timing: '',
    });
    const send = () =>
      receiver.send(post(form.toString(), { 'Content-Type': 'application/x-www-form-urlencoded' }));
    const response = await send();
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${site}/contact#enquiry-received`);
    await send();
    expect(await arrivals()).toBe(before + 1);
  });

  test('tells a form without scripts in plain text what is wrong', async () => {
    const response = await receiver.send(
      post('kind=enquiry&name=<b>A</b>&message=Hi', {
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toContain('- Enter an e-mail address or a phone number');
  });

  test('lets the site’s pages ask first, and nobody else’s', async () => {
    const ask = (origin: string) =>
      receiver.send({ method: 'OPTIONS', headers: { Origin: origin } });
    const ours = await ask(site);
    expect(ours.status).toBe(204);
    expect(ours.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    expect(
      (await ask('https://evil.example')).headers.get('Access-Control-Allow-Origin'),
    ).toBeNull();
  });

  describe('refuses, and keeps nothing of,', () => {
    const cases: readonly (readonly [string, number, () => RequestInit])[] = [
      ['another origin', 403, () => post(submission, { Origin: 'https://evil.example' })],
      [
        'an origin that only begins like ours',
        403,
        () => post(submission, { Origin: `${site}.evil.example` }),
      ],
      ['the origin null', 403, () => post(submission, { Origin: 'null' })],
      ['GET', 405, () => ({ method: 'GET', headers: { Origin: site } })],
      ['XML', 415, () => post('<a/>', { 'Content-Type': 'text/xml' })],
      [
        'JSON called text, which needs no leave from the browser',
        415,
        () => post(submission, { 'Content-Type': 'text/plain' }),
      ],
      ['a megabyte of text', 413, () => post({ ...submission, message: 'x'.repeat(1_048_576) })],
      [
        'a body that grows past its limit by one byte',
        413,
        () => post(' '.repeat(enquiryLimits.requestBytes + 1)),
      ],
      ['no JSON', 400, () => post('{')],
      ['half a character', 400, () => ({ ...post(''), body: new Uint8Array([0x22, 0xc3, 0x22]) })],
      ['a list', 400, () => post([submission])],
      ['null', 400, () => post('null')],
      ['a missing key', 400, () => post(submission, { 'Idempotency-Key': '' })],
      [
        'a key that is a path',
        400,
        () => post(submission, { 'Idempotency-Key': '../../../../etc/passwd' }),
      ],
      [
        'the robots’ field filled in',
        400,
        () => post({ ...submission, website: 'https://spam.example' }),
      ],
      ['a form filled in at once', 400, () => post({ ...submission, secondsTaken: 0 })],
      ['a form filled in at no time', 400, () => post({ ...submission, secondsTaken: undefined })],
      [
        'a header behind the address',
        400,
        () => post({ ...submission, email: 'a@receiver.com\r\nBcc: b@receiver.com' }),
      ],
      [
        'a header behind the name',
        400,
        () => post({ ...submission, name: 'Asha\r\nBcc: b@receiver.com' }),
      ],
      ['NUL', 400, () => post({ ...submission, message: 'a\u0000b' })],
      ['a prototype', 400, () => post('{"__proto__":{"kind":"enquiry"},"name":"A"}')],
    ];
    let place = 0;
    test.each(cases)('%s: %i', async (_, status, init) => {
      const before = await arrivals();
      // Each from its own network, so that no limit applies.
      place += 1;
      const response = await receiver.send({ ...init(), client: `198.51.100.${place}` });
      expect(response.status).toBe(status);
      expect(await arrivals()).toBe(before);
    });
  });

  test('keeps markup as the text it is', async () => {
    const markup = "<script>alert(1)</script> =cmd|calc {{7*7}} '; DROP TABLE enquiries; --";
    const hostile = { ...submission, name: markup, organisation: markup, message: markup };
    expect((await receiver.send(post(hostile))).status).toBe(200);
    expect((await receiver.arrived()).at(-1)).toContain('DROP TABLE enquiries; --');
  });

  test('asks a place that sends what is wrong to wait, and no other', async () => {
    const before = await arrivals();
    const client = '203.0.113.50';
    const send = () => receiver.send(post('{', {}, client));
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(400);
    const refused = await receiver.send(post(submission, {}, client));
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await arrivals()).toBe(before);
    expect((await receiver.send(post(submission, {}, '203.0.113.51'))).status).toBe(200);
  });

  test('takes in a class of thirty behind one address, each sent three times, and a flood no more', async () => {
    const client = '203.0.113.60';
    const before = await arrivals();
    const pupils = Array.from({ length: 30 }, (_, pupil) =>
      post({ ...submission, message: `Pupil ${pupil}` }, {}, client),
    );
    for (let sent = 0; sent < 3; sent += 1) {
      const answers = await Promise.all(pupils.map((pupil) => receiver.send(pupil)));
      expect(answers.map(({ status }) => status)).toEqual(pupils.map(() => 200));
    }
    expect(await arrivals()).toBe(before + 30);
    const again = post(submission, {}, client);
    for (let sent = 90; sent < 100; sent += 1)
      expect((await receiver.send(again)).status).toBe(200);
    expect((await receiver.send(again)).status).toBe(429);
  });

  test('counts a customer’s IPv6 addresses as one place, and the neighbour’s as another', async () => {
    const from = (client: string) => receiver.send(post('{', {}, client));
    for (let host = 1; host <= 20; host += 1) {
      expect((await from(`2001:db8:1:1::${host.toString(16)}`)).status).toBe(400);
    }
    expect((await from('2001:db8:1:1:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:2::1')).status).toBe(400);
  });
});

test('the edge function without its database answers 503 and says to try again', async () => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  const request = new Request(`${site}/enquiry`, post(submission));
  const response = await onRequest({ request, env: {}, waitUntil: () => {} });
  const health = await onRequestGet({ env: {} });
  expect(logged.mock.calls.join()).toContain('Bind a D1 database');
  logged.mockRestore();
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(health.status).toBe(503);
});

describe('mail from the Node receiver', () => {
  let receiver: Awaited<ReturnType<typeof startMailReceiver>>;
  beforeEach(async () => {
    receiver = await startMailReceiver([site]);
  });
  afterEach(() => receiver.stop());

  const send = (body: unknown, key = newKey()) =>
    fetch(receiver.url, post(body, { 'Idempotency-Key': key }));

  test('is sent to ENQUIRY_TO, with the visitor as Reply-To', async () => {
    const { reference } = await (await send(submission)).json();
    const [mail] = await receiver.mails();
    expect(mail?.to?.map(({ address }) => address)).toEqual(['desk@desk.example']);
    expect(mail?.from?.address).toBe('website@desk.example');
    expect(mail?.replyTo).toEqual([{ address: 'asha@receiver.com', name: 'Asha Stand-in' }]);
    expect(mail?.subject).toBe(`Quote request: IT Cloud [${reference}]`);
    expect(mail?.text).toContain('Timing: Within a month');
    expect(receiver.mailServer.taken[0]?.source).toMatch(
      /^Date: \w{3}, \d{2} \w{3} \d{4} \d\d:\d\d:\d\d \+0000\r$/m,
    );
  });

  test('is plain text, with no part that could run or be fetched', async () => {
    const hostile = '<img src=https://evil.example/x.png onerror=alert(1)> file:///etc/passwd';
    await send({ ...submission, name: hostile, message: hostile });
    const [mail] = await receiver.mails();
    expect(mail?.html).toBeUndefined();
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain(hostile);
    expect(receiver.mailServer.taken[0]?.source).toMatch(/^Content-Type: text\/plain/im);
  });

  test.each([
    ['a comma and a second address', 'Asha, evil@receiver.com'],
    ['angle brackets', 'Asha <evil@receiver.com>'],
    ['a quoted end', '" <evil@receiver.com>, "'],
    ['an encoded line break', '=?utf-8?Q?=0D=0ABcc:_evil@receiver.com?='],
    ['a percent-encoded line break', 'Asha%0D%0ABcc: evil@receiver.com'],
  ])('has one reader and one place to answer, with %s for a name', async (_, name) => {
    expect((await send({ ...submission, name })).status).toBe(200);
    const [mail] = await receiver.mails();
    expect(mail?.to?.map(({ address }) => address)).toEqual(['desk@desk.example']);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['asha@receiver.com']);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.cc ?? []).toEqual([]);
    const headers = receiver.mailServer.taken[0]?.source?.split('\r\n\r\n')[0] ?? '';
    expect(headers).not.toMatch(/^(bcc|cc):/im);
  });

  test('of an enquiry that can’t be stored is not sent, and is sent once when it is tried again', async () => {
    const key = newKey();
    await receiver.lockDatabase();
    expect((await send(submission, key)).status).toBe(503);
    expect(await receiver.mails()).toHaveLength(0);
    receiver.unlockDatabase();
    expect((await send(submission, key)).status).toBe(200);
    expect((await send(submission, key)).status).toBe(200);
    expect(await receiver.mails()).toHaveLength(1);
    expect(receiver.logged.join('')).toContain('"event":"request failed"');
  });

  test('that the mail server turns away is kept, is sent after a restart, and a repeat is recognised then', async () => {
    const key = newKey();
    receiver.mailServer.mood.behave = () => ({ type: 'reset' });
    expect((await send(submission, key)).status).toBe(200);
    expect(await receiver.mails()).toHaveLength(0);
    receiver.mailServer.mood.behave = () => ({ type: 'well' });

    await receiver.restart();
    expect(await receiver.mails()).toHaveLength(1);
    await receiver.restart();
    expect((await send(submission, key)).status).toBe(200);
    expect(await receiver.mails()).toHaveLength(1);
  });
});
