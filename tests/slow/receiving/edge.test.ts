import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getPlatformProxy } from 'wrangler';
import { onRequest } from '@/functions/enquiry';
import { onRequestGet } from '@/functions/enquiry/health';
import type { Database } from '@/lib/receiving/edge/database';
import { tellOwner } from '@/lib/receiving/edge/tell-owner';
import { bundleCommand } from '../../support/bundle-command';

const site = 'https://www.site.example';

let folder: string;
let config: string;
let platform: Awaited<ReturnType<typeof getPlatformProxy<{ ENQUIRIES: Database }>>>;
let database: Database;
/** A chat service that keeps what is posted to it, and can be told to fail. */
const posted: { text: string; reference: string; received: string }[] = [];
const chat = { status: 200 };
const chatServer = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  if (chat.status === 200) posted.push(JSON.parse(Buffer.concat(parts).toString()));
  response.writeHead(chat.status).end();
});
let webhook: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edge-'));
  config = join(folder, 'wrangler.json');
  await writeFile(
    config,
    JSON.stringify({
      name: 'enquiries',
      compatibility_date: '2026-04-01',
      d1_databases: [
        { binding: 'ENQUIRIES', database_name: 'enquiries', database_id: 'enquiries' },
      ],
    }),
  );
  platform = await getPlatformProxy<{ ENQUIRIES: Database }>({
    configPath: config,
    persist: { path: join(folder, 'v3') },
  });
  database = platform.env.ENQUIRIES;
  // The tables of a project that was set up before rows had a state.
  await database
    .prepare(
      'CREATE TABLE enquiries (key TEXT PRIMARY KEY, digest TEXT NOT NULL, reference TEXT NOT NULL, received TEXT NOT NULL, enquiry TEXT NOT NULL)',
    )
    .run();
  await database.prepare('CREATE TABLE requests (client TEXT)').run();
  await new Promise<void>((resolve) => chatServer.listen(0, '127.0.0.1', resolve));
  webhook = `http://127.0.0.1:${(chatServer.address() as AddressInfo).port}/hook`;
}, 60_000);
afterAll(async () => {
  chatServer.close();
  await platform.dispose();
  await rm(folder, { recursive: true });
});

let count = 0;

/** Sends an enquiry and waits for what goes on after the answer. Resolves with its reference. */
async function send(message = 'Two tills.', env: object = { ENQUIRY_WEBHOOK: webhook }) {
  count += 1;
  const work: Promise<void>[] = [];
  const response = await onRequest({
    request: new Request(`${site}/enquiry`, {
      method: 'POST',
      headers: {
        Origin: site,
        'Content-Type': 'application/json',
        'Idempotency-Key': `key-of-the-edge-${String(count).padStart(4, '0')}`,
        'CF-Connecting-IP': `192.0.2.${count % 250}`,
      },
      body: JSON.stringify({
        kind: 'enquiry',
        name: 'Asha Stand-in',
        phone: '0712345678',
        about: [],
        message,
        secondsTaken: 30,
      }),
    }),
    env: { ENQUIRIES: database, ...env },
    waitUntil: (promise) => work.push(promise),
  });
  await Promise.all(work);
  expect(response.status).toBe(200);
  const { reference }: { reference: string } = await response.json();
  return reference;
}

const stateOf = (reference: string) =>
  database
    .prepare('SELECT state FROM enquiries WHERE reference = ?')
    .bind(reference)
    .first<string>('state');
const makeDue = () => database.prepare("UPDATE enquiries SET due = 0 WHERE state = 'new'").run();
const health = (env: object = { ENQUIRIES: database, ENQUIRY_WEBHOOK: webhook }) =>
  onRequestGet({ env });

beforeEach(async () => {
  await send('First', {}); // Makes the tables.
  await database.prepare('DELETE FROM enquiries').run();
  posted.length = 0;
  chat.status = 200;
});

describe('the owner', () => {
  test('hears of a new enquiry once, by its reference and without its words', async () => {
    const reference = await send('A visitor’s own words.');
    expect(posted).toEqual([
      {
        text: `An enquiry came: ${reference}. Read it with: npm run receive:edge -- show ${reference}`,
        reference,
        received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    expect(await stateOf(reference)).toBe('told');
    await Promise.all([tellOwner(database, webhook), tellOwner(database, webhook)]);
    expect(posted).toHaveLength(1);
  });

  test('who can’t be reached is told later, and the visitor hears nothing of that', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    chat.status = 500;
    const reference = await send();
    expect(await stateOf(reference)).toBe('new');
    expect(warned.mock.calls.flat().join('')).toContain(`"reference":"${reference}"`);
    warned.mockRestore();
    chat.status = 200;
    // Its pause is not over.
    await tellOwner(database, webhook);
    expect(posted).toEqual([]);
    await makeDue();
    await send('The next one');
    expect(posted.map((post) => post.reference)).toContain(reference);
    expect(await stateOf(reference)).toBe('told');
  });

  test('is told once, however many requests race', async () => {
    const reference = await send('Nobody is told', {});
    expect(await stateOf(reference)).toBe('new');
    await Promise.all(Array.from({ length: 5 }, () => tellOwner(database, webhook)));
    expect(posted.map((post) => post.reference)).toEqual([reference]);
  });
});

describe('the health check', () => {
  test('tells the owner of what waits, and answers 200', async () => {
    const reference = await send('Nobody is told', {});
    expect((await health()).status).toBe(200);
    expect(posted.map((post) => post.reference)).toEqual([reference]);
  });

  test('answers 503 when the owner has not been told for an hour', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    chat.status = 500;
    await send();
    expect((await health()).status).toBe(200);
    await database
      .prepare('UPDATE enquiries SET received = ?')
      .bind(new Date(Date.now() - 3_700_000).toISOString())
      .run();
    const late = await health();
    warned.mockRestore();
    expect(late.status).toBe(503);
    expect(await late.json()).toMatchObject({ status: 'enquiries wait' });
  });

  test('answers 503 without a database, and with one that fails', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await health({})).status).toBe(503);
    const broken = {
      prepare: () => {
        throw new Error('out of order');
      },
      batch: async () => {
        throw new Error('out of order');
      },
    };
    expect((await health({ ENQUIRIES: broken })).status).toBe(503);
    silenced.mockRestore();
  });
});

describe('the commands', () => {
  let commands: Awaited<ReturnType<typeof bundleCommand>>;
  beforeAll(async () => {
    commands = await bundleCommand('lib/receiving/edge/receive-edge.ts');
  });
  afterAll(() => commands.remove());

  const run = (...words: readonly string[]) =>
    promisify(execFile)(process.execPath, [
      commands.file,
      ...words,
      '--local',
      ...['--config', config, '--persist-to', folder],
    ]).then(
      ({ stdout }) => ({ code: 0, printed: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, printed: error.stderr }),
    );

  test('export, show and delete', async () => {
    const first = await send('It’s a "first" one; -- \n<b>two lines</b>');
    const second = await send('The second');
    // One after the other: wrangler's emulator fails now and then where two commands open its database at once.
    const exported = await run('export');
    const shown = await run('show', second.toLowerCase());
    expect(exported.code, exported.printed).toBe(0);
    expect(JSON.parse(exported.printed)).toMatchObject([
      {
        reference: first,
        state: 'told',
        enquiry: { message: 'It’s a "first" one; -- \n<b>two lines</b>' },
      },
      { reference: second },
    ]);
    expect(JSON.parse(shown.printed)).toMatchObject([{ enquiry: { message: 'The second' } }]);
    expect(JSON.parse((await run('delete', first)).printed)).toEqual([{ reference: first }]);
    expect(await stateOf(first)).toBeNull();
    expect(await stateOf(second)).toBe('told');
    expect(JSON.parse((await run('delete', '--before', '2999-01-01')).printed)).toHaveLength(1);
    expect(await stateOf(second)).toBeNull();
  }, 300_000);

  test.each([
    ['no reference', []],
    ['a quote', ["' OR 1=1 --"]],
    ['a date that is none', ['--before', "2999-01-01' OR '1'='1"]],
  ])(
    'delete nothing for %s',
    async (_, words) => {
      const reference = await send();
      expect((await run('delete', ...words)).code).toBe(1);
      expect(await stateOf(reference)).toBe('told');
    },
    60_000,
  );
});
