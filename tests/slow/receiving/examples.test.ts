import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getPlatformProxy } from 'wrangler';
import { onRequest } from '@/functions/enquiry';
import { enquiryLimits } from '@/lib/enquiry/enquiry';
import { prepareTables } from '@/lib/receiving/edge/database';
import { startMailReceiver } from '../../support/receivers';

const site = 'https://www.site.example';

const submission = {
  kind: 'quote',
  name: 'Asha Stand-in',
  email: 'asha@example.com',
  about: ['/services/it-cloud'],
  message: 'Two tills, one shop.',
  timing: 'month',
  secondsTaken: 30,
};

/** What a test needs of a receiving example. */
interface Example {
  send(init: RequestInit & { client?: string }): Promise<Response>;
  /** What has arrived: each enquiry as text with everything in it. */
  arrived(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** The edge function over a real D1 database, which runs in workerd. */
async function startEdge(): Promise<Example> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  const configPath = join(folder, 'wrangler.json');
  await writeFile(
    configPath,
    JSON.stringify({
      name: 'enquiries',
      compatibility_date: '2026-04-01',
      d1_databases: [
        { binding: 'ENQUIRIES', database_name: 'enquiries', database_id: 'enquiries' },
      ],
    }),
  );
  type Environment = Parameters<typeof onRequest>[0]['env'];
  const platform = await getPlatformProxy<Environment & Record<string, unknown>>({
    configPath,
    persist: false,
  });
  const { env } = platform;
  if (env.ENQUIRIES) await prepareTables(env.ENQUIRIES);
  return {
    send: ({ client = '192.0.2.1', ...init }) => {
      const request = new Request(`${site}/enquiry`, init);
      request.headers.set('CF-Connecting-IP', client);
      return onRequest({ request, env, waitUntil: () => {} });
    },
    arrived: async () => {
      const all = await env.ENQUIRIES?.prepare(
        'SELECT json_group_array(enquiry) AS list FROM enquiries',
      ).first<string>('list');
      return JSON.parse(all ?? '[]');
    },
    stop: async () => {
      await platform.dispose();
      await rm(folder, { recursive: true });
    },
  };
}

/** The Node example over a real mail server. */
async function startNode(): Promise<Example> {
  const receiver = await startMailReceiver([site]);
  return {
    send: ({ client = '192.0.2.1', ...init }) => {
      const headers = new Headers(init.headers);
      // The proxy adds the client it sees behind whatever the client claims to be.
      headers.set('X-Forwarded-For', `203.0.113.9, ${client}`);
      return fetch(receiver.url, { redirect: 'manual', ...init, headers });
    },
    arrived: async () => {
      await receiver.settled();
      return receiver.mailbox.sources;
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
  ['the edge function', startEdge],
  ['the Node example', startNode],
])('%s', (_, start) => {
  let example: Example;
  beforeAll(async () => {
    example = await start();
  }, 60_000);
  afterAll(() => example.stop());

  const arrivals = async () => (await example.arrived()).length;

  test('takes an enquiry in and says so with a reference', async () => {
    const response = await example.send(post(submission));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'received',
      reference: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(site);
    expect((await example.arrived()).at(-1)).toContain('Two tills, one shop.');
  });

  test('takes one enquiry in once, however often and however closely it is sent', async () => {
    const before = await arrivals();
    const key = newKey();
    const send = () => example.send(post(submission, { 'Idempotency-Key': key }));
    const racing = await Promise.all([send(), send(), send()]);
    for (const { status } of racing) expect([200, 409]).toContain(status);
    expect(racing.map(({ status }) => status)).toContain(200);
    expect((await send()).status).toBe(200);
    expect(await arrivals()).toBe(before + 1);
  });

  test('refuses other words under the same key', async () => {
    const key = newKey();
    await example.send(post(submission, { 'Idempotency-Key': key }));
    const before = await arrivals();
    const other = { ...submission, message: 'Something else.' };
    expect((await example.send(post(other, { 'Idempotency-Key': key }))).status).toBe(422);
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
      example.send(post(form.toString(), { 'Content-Type': 'application/x-www-form-urlencoded' }));
    const response = await send();
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(`${site}/contact#enquiry-received`);
    await send();
    expect(await arrivals()).toBe(before + 1);
  });

  test('tells a form without scripts in plain text what is wrong', async () => {
    const response = await example.send(
      post('kind=enquiry&name=<b>A</b>&message=Hi', {
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
    );
    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toContain('- Enter an e-mail address or a phone number');
  });

  test('lets the site’s pages ask first, and nobody else’s', async () => {
    const ask = (origin: string) =>
      example.send({ method: 'OPTIONS', headers: { Origin: origin } });
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
        () => post({ ...submission, email: 'a@example.com\r\nBcc: b@example.com' }),
      ],
      [
        'a header behind the name',
        400,
        () => post({ ...submission, name: 'Asha\r\nBcc: b@example.com' }),
      ],
      ['NUL', 400, () => post({ ...submission, message: 'a\u0000b' })],
      ['a prototype', 400, () => post('{"__proto__":{"kind":"enquiry"},"name":"A"}')],
    ];
    let place = 0;
    test.each(cases)('%s: %i', async (_, status, init) => {
      const before = await arrivals();
      // Each from a place of its own, so that none is refused for being one of many.
      place += 1;
      const response = await example.send({ ...init(), client: `198.51.100.${place}` });
      expect(response.status).toBe(status);
      expect(await arrivals()).toBe(before);
    });
  });

  test('keeps markup as the text it is', async () => {
    const markup = "<script>alert(1)</script> =cmd|calc {{7*7}} '; DROP TABLE enquiries; --";
    const hostile = { ...submission, name: markup, organisation: markup, message: markup };
    expect((await example.send(post(hostile))).status).toBe(200);
    expect((await example.arrived()).at(-1)).toContain('DROP TABLE enquiries; --');
  });

  test('asks a place that sends what is wrong to wait, and no other', async () => {
    const before = await arrivals();
    const client = '203.0.113.50';
    const send = () => example.send(post('{', {}, client));
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(400);
    const refused = await example.send(post(submission, {}, client));
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await arrivals()).toBe(before);
    expect((await example.send(post(submission, {}, '203.0.113.51'))).status).toBe(200);
  });

  test('takes in a class of thirty behind one address, each sent three times, and a flood no more', async () => {
    const client = '203.0.113.60';
    const before = await arrivals();
    const pupils = Array.from({ length: 30 }, (_, pupil) =>
      post({ ...submission, message: `Pupil ${pupil}` }, {}, client),
    );
    for (let sent = 0; sent < 3; sent += 1) {
      const answers = await Promise.all(pupils.map((pupil) => example.send(pupil)));
      expect(answers.map(({ status }) => status)).toEqual(pupils.map(() => 200));
    }
    expect(await arrivals()).toBe(before + 30);
    const again = post(submission, {}, client);
    for (let sent = 90; sent < 100; sent += 1) expect((await example.send(again)).status).toBe(200);
    expect((await example.send(again)).status).toBe(429);
  });

  test('counts a customer’s IPv6 addresses as one place, and the neighbour’s as another', async () => {
    const from = (client: string) => example.send(post('{', {}, client));
    for (let host = 1; host <= 20; host += 1) {
      expect((await from(`2001:db8:1:1::${host.toString(16)}`)).status).toBe(400);
    }
    expect((await from('2001:db8:1:1:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:2::1')).status).toBe(400);
  });
});

test('the edge function without its database takes nothing and says to try again', async () => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
  const request = new Request(`${site}/enquiry`, post(submission));
  const response = await onRequest({ request, env: {}, waitUntil: () => {} });
  silenced.mockRestore();
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
});

describe('mail from the Node example', () => {
  let receiver: Awaited<ReturnType<typeof startMailReceiver>>;
  beforeEach(async () => {
    receiver = await startMailReceiver([site]);
  });
  afterEach(() => receiver.stop());

  /** The mails that came, once nothing is under way. */
  const mails = async () => {
    await receiver.settled();
    return receiver.mailbox.mails;
  };

  const send = (body: unknown, key = newKey()) =>
    fetch(receiver.url, post(body, { 'Idempotency-Key': key }));

  test('goes to the desk, and a reply to the visitor', async () => {
    const { reference } = await (await send(submission)).json();
    const [mail] = await mails();
    expect(mail?.to?.map(({ address }) => address)).toEqual(['desk@desk.example']);
    expect(mail?.from?.address).toBe('website@desk.example');
    expect(mail?.replyTo).toEqual([{ address: 'asha@example.com', name: 'Asha Stand-in' }]);
    expect(mail?.subject).toBe(`Quote request: IT Cloud [${reference}]`);
    expect(mail?.text).toContain('Timing: Within a month');
    expect(receiver.mailbox.sources[0]).toMatch(
      /^Date: \w{3}, \d{2} \w{3} \d{4} \d\d:\d\d:\d\d \+0000\r$/m,
    );
  });

  test('is plain text, with no part that could run or be fetched', async () => {
    const hostile = '<img src=https://evil.example/x.png onerror=alert(1)> file:///etc/passwd';
    await send({ ...submission, name: hostile, message: hostile });
    const [mail] = await mails();
    expect(mail?.html).toBeUndefined();
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text).toContain(hostile);
    expect(receiver.mailbox.sources[0]).toMatch(/^Content-Type: text\/plain/im);
  });

  test.each([
    ['a comma and a second address', 'Asha, evil@example.com'],
    ['angle brackets', 'Asha <evil@example.com>'],
    ['a quoted end', '" <evil@example.com>, "'],
    ['an encoded line break', '=?utf-8?Q?=0D=0ABcc:_evil@example.com?='],
    ['a percent-encoded line break', 'Asha%0D%0ABcc: evil@example.com'],
  ])('has one reader and one place to answer, with %s for a name', async (_, name) => {
    expect((await send({ ...submission, name })).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.to?.map(({ address }) => address)).toEqual(['desk@desk.example']);
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['asha@example.com']);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.cc ?? []).toEqual([]);
    const headers = receiver.mailbox.sources[0]?.split('\r\n\r\n')[0] ?? '';
    expect(headers).not.toMatch(/^(bcc|cc):/im);
  });

  test('that the disk can’t keep is not called received, and arrives once when tried again', async () => {
    const key = newKey();
    await receiver.breakDisk();
    expect((await send(submission, key)).status).toBe(503);
    expect(await mails()).toHaveLength(0);
    await receiver.mendDisk();
    expect((await send(submission, key)).status).toBe(200);
    expect((await send(submission, key)).status).toBe(200);
    expect(await mails()).toHaveLength(1);
    expect(receiver.logged.join('')).toContain('"event":"request failed"');
  });

  test('that the mail server turns away is safe, goes out after a restart, and a repeat is known then', async () => {
    const key = newKey();
    receiver.mailbox.mood.isRefusing = true;
    expect((await send(submission, key)).status).toBe(200);
    expect(await mails()).toHaveLength(0);
    receiver.mailbox.mood.isRefusing = false;

    await receiver.restart();
    expect(await mails()).toHaveLength(1);
    await receiver.restart();
    expect((await send(submission, key)).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });
});
