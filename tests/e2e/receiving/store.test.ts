import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { notify } from '@/lib/receiving/edge/webhook';
import { checkHealth } from '@/lib/receiving/health';
import { exportAll, forget, retry, show, status } from '@/lib/receiving/node/commands';
import { openDatabase } from '@/lib/receiving/node/database';
import { enquiries } from '@/lib/receiving/schema';
import { claimMs, createStore, type Database, type Store } from '@/lib/receiving/store';
import { openD1Emulator } from '../../support/receiving/d1-emulator';
import { startLibsqlServer } from '../../support/receiving/libsql-server';

const day = 86_400_000;

const enquiryWith = (message: string): Enquiry => ({
  kind: 'enquiry',
  name: 'Asha',
  phone: '0712345678',
  about: [],
  message,
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
});
afterAll(() => rm(folder, { recursive: true }));

const openFile = async () => {
  const { db, close } = await openDatabase(`file:${folder}/enquiries.db`);
  return { db, stop: close };
};

const openServer = async () => {
  const server = await startLibsqlServer(folder);
  const { db, close } = await openDatabase(server.url);
  return { db, stop: () => close().then(server.stop) };
};

const databases: readonly {
  readonly name: string;
  open(): Promise<{ db: Database; stop(): Promise<void> }>;
}[] = [
  { name: 'a file', open: openFile },
  { name: 'D1', open: () => openD1Emulator(folder) },
  ...(process.platform === 'win32' ? [] : [{ name: 'a libSQL server', open: openServer }]),
];

describe.each(databases)('on $name', ({ open }) => {
  let db: Database;
  let store: Store;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ db, stop } = await open());
    store = createStore(db);
  });
  afterAll(() => stop());
  beforeEach(async () => {
    await db.delete(enquiries);
  });
  afterEach(() => void vi.useRealTimers());

  let count = 0;
  /** Stores an enquiry. Resolves with its reference. */
  async function add(message = 'Two tills.') {
    count += 1;
    const reference = `${String(count).padStart(4, '0')}-ABCD`;
    const incoming = {
      key: `key-${count}`,
      digest: 'digest',
      reference,
      enquiry: enquiryWith(message),
    };
    expect(await store.add(incoming)).toBe('added');
    return reference;
  }
  const row = async (reference: string) => (await store.find(reference))[0];
  const change = (reference: string, values: Partial<typeof enquiries.$inferInsert>) =>
    db.update(enquiries).set(values).where(eq(enquiries.reference, reference));
  const atTime = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });

  test('a key is stored once, however many requests race', async () => {
    const send = (digest: string) =>
      store.add({ key: 'key-raced', digest, reference: 'AAAA-0000', enquiry: enquiryWith('B') });
    const results = await Promise.all(Array.from({ length: 20 }, () => send('one')));
    expect(results.toSorted()).toEqual(['added', ...Array(19).fill('repeated')]);
    expect(await send('other')).toBe('different');
  });

  test('receivers that race claim each enquiry once', async () => {
    for (let number = 0; number < 10; number += 1) await add();
    const claimed = await Promise.all(['one', 'two', 'three'].map((it) => store.claimDue(it, 10)));
    const keys = claimed.flat().map(({ key }) => key);
    expect(keys).toHaveLength(10);
    expect(new Set(keys).size).toBe(10);
  });

  test('a claim ends unless it is renewed', async () => {
    const reference = await add();
    const began = Date.now();
    await store.claimDue('killed', 1);
    expect(await store.claimDue('other', 1)).toEqual([]);
    atTime(began + claimMs - 1_000);
    await store.renewClaims('killed');
    atTime(began + claimMs + 1_000);
    expect(await store.claimDue('other', 1)).toEqual([]);
    atTime(began + 2 * claimMs + 1_000);
    expect(await store.claimDue('other', 1)).toMatchObject([{ reference, attempts: 2 }]);
  });

  test('a failed delivery is due again after an increasing pause', async () => {
    await add();
    const [first] = await store.claimDue('me', 1);
    if (!first) throw new Error('Nothing was due.');
    await store.record(first, { type: 'try later', reason: 'unreachable' });
    const [waiting] = await store.find(first.reference);
    expect(waiting).toMatchObject({ claim: null, reason: 'unreachable', state: 'waiting' });
    expect((waiting?.dueAt ?? 0) - Date.now()).toBeGreaterThan(3_000);
    expect((waiting?.dueAt ?? 0) - Date.now()).toBeLessThanOrEqual(5_000);
    expect(await store.claimDue('me', 1)).toEqual([]);
    atTime(Date.now() + 6_000);
    expect(await store.claimDue('me', 1)).toHaveLength(1);
  });

  test('a late failure changes nothing after another receiver has claimed the enquiry, but a delivery counts', async () => {
    const reference = await add();
    const [late] = await store.claimDue('late', 1);
    if (!late) throw new Error('Nothing was due.');
    atTime(Date.now() + claimMs + 1_000);
    await store.claimDue('other', 1);
    await store.record(late, { type: 'set aside', reason: 'refused' });
    expect(await row(reference)).toMatchObject({ state: 'waiting', claim: 'other' });
    await store.record(late, { type: 'delivered' });
    expect(await row(reference)).toMatchObject({ state: 'delivered', claim: null });
  });

  test('delivered enquiries are deleted when their retention period ends, and no others', async () => {
    const [old, recent, waiting] = [await add(), await add(), await add()];
    await change(old, { state: 'delivered', deliveredAt: Date.now() - 91 * day });
    await change(recent, { state: 'delivered', deliveredAt: Date.now() - 89 * day });
    await change(waiting, { receivedAt: Date.now() - 91 * day });
    expect(await store.forgetOld(90)).toBe(1);
    expect((await store.all()).map(({ reference }) => reference)).toEqual([waiting, recent]);
  });

  describe('commands', () => {
    test('status prints counts, and each enquiry that was set aside with its reason', async () => {
      const [aside, waiting] = [await add(), await add()];
      await change(aside, { state: 'set aside', reason: 'the mail server refuses it for good' });
      await change(waiting, { receivedAt: Date.now() - 3 * 3_600_000 });
      expect(await status(store)).toBe(
        [
          'Waiting:   1 (the oldest for 180 min)',
          'Set aside: 1 (show <reference> says more; retry puts them back)',
          'Delivered: 0',
          `  set aside: ${aside}, the mail server refuses it for good`,
        ].join('\n'),
      );
    });

    test('show prints the message, why it was set aside and what the mail server said', async () => {
      const reference = await add('A visitor’s own words.');
      await change(reference, { state: 'set aside', reason: 'refused', answer: '554 No.' });
      const shown = await show(store, reference.toLowerCase());
      expect(shown).toContain('A visitor’s own words.');
      expect(shown).toContain('why: refused\nthe mail server said: 554 No.');
      await expect(show(store, "' OR 1=1 --")).rejects.toThrow('No enquiry has the reference');
    });

    test('retry makes all enquiries due except those in delivery', async () => {
      const [aside, later, underway] = [await add(), await add(), await add()];
      await change(aside, { state: 'set aside', attempts: 9 });
      await change(later, { dueAt: Date.now() + 3_000_000 });
      await change(underway, { claim: 'other', dueAt: Date.now() + claimMs });
      expect(await retry(store, aside)).toBe('1 enquiry is due now.');
      expect(await retry(store)).toBe('2 enquiries are due now.');
      const due = await store.claimDue('me', 10);
      expect(due.map(({ reference }) => reference).toSorted()).toEqual([aside, later]);
    });

    test('forget deletes one enquiry and no other', async () => {
      const [first, second] = [await add(), await add()];
      expect(await forget(store, first)).toContain(`Deleted: ${first}, waiting`);
      await expect(forget(store, first)).rejects.toThrow('No enquiry has the reference');
      expect(await row(second)).toBeDefined();
    });

    test('export prints all as JSON, including an unreadable row', async () => {
      const message = 'It’s a "first" one; -- \n<b>two lines</b>';
      const [good, bad] = [await add(message), await add()];
      await change(bad, { enquiry: '{"kind":' });
      expect(JSON.parse(await exportAll(store))).toMatchObject([
        { reference: good, state: 'waiting', enquiry: { message } },
        { reference: bad, enquiry: '{"kind":' },
      ]);
    });
  });

  describe('the webhook', () => {
    /** A chat service that records what is posted to it. */
    const posted: { text: string; reference: string; received: string }[] = [];
    const chat = { status: 200 };
    const server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      posted.push(JSON.parse(Buffer.concat(parts).toString()));
      response.writeHead(chat.status).end();
    });
    let url: string;
    beforeAll(async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
      for (const level of ['log', 'warn', 'error'] as const) {
        vi.spyOn(console, level).mockImplementation(() => {});
      }
    });
    afterAll(() => {
      vi.restoreAllMocks();
      server.close();
    });
    beforeEach(() => {
      posted.length = 0;
      chat.status = 200;
    });

    test('is notified of an enquiry once, without its message, however many requests race', async () => {
      const reference = await add('A visitor’s own words.');
      await Promise.all(Array.from({ length: 5 }, () => notify(store, url)));
      expect(posted).toEqual([
        {
          text: `An enquiry came: ${reference}. Read it with: npm run receive -- show ${reference}`,
          reference,
          received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ]);
      expect(await row(reference)).toMatchObject({ state: 'delivered' });
    });

    test('is notified later if it fails, and an unreadable row is set aside', async () => {
      const [good, bad] = [await add(), await add()];
      await change(bad, { enquiry: '{"kind":' });
      chat.status = 500;
      await notify(store, url);
      expect(await row(good)).toMatchObject({
        state: 'waiting',
        reason: expect.stringContaining('status 500'),
      });
      expect(await row(bad)).toMatchObject({
        state: 'set aside',
        reason: expect.stringContaining('cannot be read'),
      });
      chat.status = 200;
      await retry(store, good);
      await notify(store, url);
      expect(await row(good)).toMatchObject({ state: 'delivered' });
    });
  });

  test('the health check says when an enquiry has been waiting for more than an hour', async () => {
    const reference = await add();
    expect(await checkHealth(store)).toMatchObject({ status: 'ok', waiting: 1 });
    await change(reference, { receivedAt: Date.now() - 3_700_000 });
    expect(await checkHealth(store)).toMatchObject({ status: 'enquiries wait' });
  });
});

describe('the file', () => {
  test('is synced before an enquiry is received, readable only by its owner, and overwrites deleted data', async () => {
    const place = join(folder, 'private');
    const { db, removeDeleted, close } = await openDatabase(`file:${place}/enquiries.db`);
    const pragma = async (name: string) =>
      Object.values((await db.get(sql.raw(`PRAGMA ${name}`))) ?? {});
    expect(await pragma('journal_mode')).toEqual(['wal']);
    const full = 2;
    expect(await pragma('synchronous')).toEqual([full]);
    const store = createStore(db);
    const words = 'Zanzibarine words of a visitor. '.repeat(300);
    await store.add({ key: 'k', digest: 'd', reference: '3F9A-07C2', enquiry: enquiryWith(words) });
    const files = async () => {
      const names = await readdir(place);
      return Promise.all(names.map((name) => readFile(join(place, name), 'latin1')));
    };
    for (const name of await readdir(place)) {
      expect((await stat(join(place, name))).mode & 0o077).toBe(0);
    }
    expect((await files()).join()).toContain('Zanzibarine');
    await store.forget('3F9A-07C2');
    await removeDeleted();
    expect((await files()).join()).not.toContain('Zanzibarine');
    await close();
  });

  test('commits what is stored after it was locked', async () => {
    const url = `file:${folder}/locked.db`;
    const { db, close } = await openDatabase(url);
    const store = createStore(db);
    const add = (key: string) =>
      store.add({ key, digest: 'd', reference: '3F9A-07C2', enquiry: enquiryWith('B') });
    const other = createClient({ url, timeout: 100 });
    const lock = await other.transaction('write');
    await expect(add('while-locked')).rejects.toThrow();
    lock.close();
    expect(await add('afterwards')).toBe('added');
    // Another connection sees it and can write, so no transaction is open.
    const { rows } = await other.execute('UPDATE enquiries SET attempts = 7 RETURNING key');
    expect(rows.map(({ key }) => key)).toEqual(['afterwards']);
    other.close();
    await close();
  });
});
