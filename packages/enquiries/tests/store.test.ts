import { chmod, copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import Sqlite from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Send } from '../src/attempt-delivery';
import { notify } from '../src/edge/webhook';
import type { Enquiry } from '../src/enquiry';
import { checkHealth } from '../src/health';
import { createLog } from '../src/log';
import { exportAll, forget, retry, show, status } from '../src/node/commands';
import { openDatabase } from '../src/node/database';
import { singleMailsPerDay, startDeliveryLoop } from '../src/node/delivery-loop';
import { requestLimits } from '../src/request-limits';
import { days, enquiries, requestCounts } from '../src/schema';
import { claimMs, createStore, type Database, type Store } from '../src/store';
import { openD1Emulator } from './support/d1-emulator';

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
afterEach(() => vi.useRealTimers());

let count = 0;
/** Stores an enquiry. Resolves with its reference. */
async function addTo(store: Store, message = 'Two tills.') {
  count += 1;
  return store.add({ key: `key-${count}`, digest: 'd', enquiry: enquiryWith(message) });
}

/**
 * Twenty enquiries and a loop that delivers them, with fake timers. Each mail fails while
 * `mail.isDown`; `mail.tries` counts all.
 */
async function startWhileDown(file: string, reason: string) {
  vi.useFakeTimers();
  const { db, close } = await openDatabase(`file:${folder}/${file}.db`);
  const store = createStore(db);
  for (let number = 0; number < 20; number += 1) await addTo(store);
  const mail = { isDown: true, tries: 0 };
  const deliveries = startDeliveryLoop(
    store,
    async () => {
      mail.tries += 1;
      return mail.isDown ? { type: 'try later', reason, isGeneral: true } : { type: 'delivered' };
    },
    createLog(() => {}),
  );
  const stop = async () => {
    vi.useRealTimers();
    await deliveries.stop();
    await close();
  };
  return { store, mail, deliveries, stop };
}

/** All values of an asynchronous generator. */
async function collected<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}

const atTime = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time });

const openFile = async () => {
  const { db, close } = await openDatabase(`file:${folder}/enquiries.db`);
  return { db, stop: close };
};

const databases: readonly {
  readonly name: string;
  open(): Promise<{ db: Database; stop(): Promise<void> }>;
}[] = [
  { name: 'a file', open: openFile },
  { name: 'D1', open: () => openD1Emulator(folder) },
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
    await db.delete(days);
  });

  const add = (message?: string) => addTo(store, message);
  const row = async (reference: string) => (await store.find(reference))[0];
  const change = (reference: string, values: Partial<typeof enquiries.$inferInsert>) =>
    db.update(enquiries).set(values).where(eq(enquiries.reference, reference));

  test('a key is stored once, however many requests race', async () => {
    const send = (digest: string) =>
      store.add({ key: 'key-raced', digest, enquiry: enquiryWith('B') });
    const results = await Promise.all(Array.from({ length: 20 }, () => send('one')));
    expect(results).toEqual(Array(20).fill(expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)));
    expect(new Set(results).size).toBe(1);
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

  test('a failed delivery is due again after a pause', async () => {
    const reference = await add();
    const [claimed] = await store.claimDue('me', 1);
    if (!claimed) throw new Error('Nothing was due.');
    await store.record(claimed, { type: 'try later', reason: 'unreachable' });
    expect(await row(reference)).toMatchObject({ claim: null, reason: 'unreachable' });
    expect(await store.claimDue('me', 1)).toEqual([]);
    atTime(Date.now() + 6_000);
    expect(await store.claimDue('me', 1)).toHaveLength(1);
  });

  test('after another receiver has claimed an enquiry, a late failure changes nothing, but a late delivery counts', async () => {
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

  /** Passes the time on which the receiver runs, from the present day. */
  async function run(dayCount: number, keepDays: number) {
    const start = Date.now();
    let forgotten = 0;
    for (let passed = 1; passed <= dayCount; passed += 1) {
      atTime(start + passed * day);
      forgotten += await store.forgetOld(keepDays);
    }
    return forgotten;
  }
  const left = async () => (await collected(store.all())).map(({ reference }) => reference);
  async function deliverOne() {
    const reference = await add();
    const [claimed] = await store.claimDue('me', 1);
    if (claimed) await store.record(claimed, { type: 'delivered' });
    return reference;
  }

  async function setOneAside() {
    const reference = await add();
    const [claimed] = await store.claimDue('me', 1);
    if (claimed) await store.record(claimed, { type: 'set aside', reason: 'refused' });
    return reference;
  }

  test('enquiries that were delivered or set aside, and no others, are deleted when their retention period ends', async () => {
    await store.forgetOld(3);
    const old = [await deliverOne(), await setOneAside()];
    await run(2, 3);
    const recent = [await deliverOne(), await setOneAside()];
    const waiting = await add();
    // One of its recipients got a mail long ago.
    await change(waiting, { deliveredOn: 0 });
    expect(await run(2, 3)).toBe(2);
    expect(await left()).toEqual([...recent, waiting]);
    for (const reference of old) expect(await store.find(reference)).toEqual([]);
  });

  test('an enquiry that was set aside before days were noted is deleted too', async () => {
    await store.forgetOld(3);
    const aside = await setOneAside();
    await change(aside, { deliveredOn: null });
    expect(await run(2, 3)).toBe(0);
    expect(await run(1, 3)).toBe(1);
    expect(await left()).toEqual([]);
  });

  test.each([400, -400])(
    'a clock that is wrong by %i days and is then corrected deletes nothing and delays nothing',
    async (wrongBy) => {
      await store.forgetOld(90);
      const now = Date.now();
      const delivered = await deliverOne();
      atTime(now + wrongBy * day);
      expect(await store.forgetOld(90)).toBe(0);
      const meanwhile = await deliverOne();
      const failed = await add();
      const [claimed] = await store.claimDue('me', 1);
      if (claimed) await store.record(claimed, { type: 'try later', reason: 'unreachable' });
      atTime(now + 60_000);
      expect(await store.forgetOld(90)).toBe(0);
      expect(await left()).toEqual([delivered, meanwhile, failed]);
      expect(await store.claimDue('me', 5)).toMatchObject([{ reference: failed }]);
    },
  );

  test('what changes or deletes one enquiry leaves all others alone', async () => {
    const [one, other, delivered] = [await add(), await add(), await deliverOne()];
    const rest = async () => [await row(other), await row(delivered)];
    await change(other, { state: 'waiting', claim: 'other', dueAt: Date.now() + 15_000 });
    await change(delivered, { state: 'delivered', claim: null });
    await change(one, { state: 'set aside', claim: null });
    const before = await rest();
    await retry(store, one);
    await retry(store);
    await store.makeDue(['waiting']);
    await store.renewClaims('me');
    const [claimed] = await store.claimDue('me', 5);
    if (!claimed) throw new Error('Nothing was due.');
    await store.record(claimed, {
      type: 'try later',
      reason: 'refused',
      deliveredTo: ['a@b.example'],
    });
    await store.record(claimed, { type: 'delivered' });
    await store.countFailure('192.0.2.7');
    await store.probe();
    await forget(store, one);
    expect(await rest()).toEqual(before);
    expect(await store.find(one)).toEqual([]);
  });

  test.each(['try later', 'set aside', 'delivered'] as const)(
    'the outcome “%s” of one enquiry is not recorded for another that the same receiver delivers',
    async (type) => {
      const references = [await add(), await add()];
      const [one, other] = await store.claimDue('me', 2);
      if (!one || !other) throw new Error(`Not both of ${references} were due.`);
      await store.record(one, type === 'delivered' ? { type } : { type, reason: 'refused' });
      expect(await row(other.reference)).toEqual(other);
    },
  );

  test('the hash of a network is deleted after its window of ten minutes, even if no request follows', async () => {
    await db.delete(requestCounts);
    const counts = () => db.select().from(requestCounts);
    expect(await store.rateLimit('192.0.2.1')).toBe(0);
    expect(await counts()).toHaveLength(1);
    atTime(Date.now() + requestLimits.windowSeconds * 1_000);
    await store.forgetOld(90);
    expect(await counts()).toEqual([]);
    await store.rateLimit('192.0.2.1');
    atTime(Date.now() + requestLimits.windowSeconds * 1_000);
    await store.probe();
    expect(await counts()).toMatchObject([{ network: 'health check' }]);
  });

  test('a network has another hash in each window, so that no two windows are connected', async () => {
    await db.delete(requestCounts);
    await store.rateLimit('192.0.2.1');
    const [first] = await db.select().from(requestCounts);
    atTime(Date.now() + requestLimits.windowSeconds * 1_000);
    await store.rateLimit('192.0.2.1');
    const [second] = await db.select().from(requestCounts);
    expect(first?.network).toBeTruthy();
    expect(second?.network).toBeTruthy();
    expect(second?.network).not.toBe(first?.network);
  });

  test('a network is counted under a hash that only the key of its store makes', async () => {
    await db.delete(requestCounts);
    const counted = async (key?: string) => {
      await createStore(db, key).rateLimit('192.0.2.1');
      return (await db.select().from(requestCounts)).map(({ requests }) => requests);
    };
    expect(await counted('shared')).toEqual([1]);
    expect(await counted('shared')).toEqual([2]);
    // By default, each store has a random key.
    expect(await counted()).toHaveLength(2);
    expect(await counted()).toHaveLength(3);
  });

  test('the counts of a receiver whose clock is ahead stay', async () => {
    await db.delete(requestCounts);
    const now = Date.now();
    atTime(now + requestLimits.windowSeconds * 1_000);
    await store.rateLimit('192.0.2.1');
    atTime(now);
    await store.rateLimit('192.0.2.2');
    expect(await db.select().from(requestCounts)).toHaveLength(2);
  });

  test('the failures of one network make no other wait', async () => {
    await db.delete(requestCounts);
    const [failing, other] = ['192.0.2.1', '192.0.2.2'] as const;
    for (const network of [failing, other]) expect(await store.rateLimit(network)).toBe(0);
    for (let count = 0; count < requestLimits.failures; count += 1)
      await store.countFailure(failing);
    expect(await store.rateLimit(failing)).toBeGreaterThan(0);
    expect(await store.rateLimit(other)).toBe(0);
  });

  test('the commands status and show say which enquiries wait and which were set aside, and why', async () => {
    const [aside, waiting] = [await add('A visitor’s own words.'), await add()];
    await change(aside, { state: 'set aside', reason: 'refused for good', answer: '554 No.' });
    await change(waiting, { receivedAt: Date.now() - 3 * 3_600_000 });
    expect(await status(store)).toBe(
      [
        'Waiting:   1 (the oldest for 180 min)',
        'Set aside: 1 (show <reference> explains why; retry delivers them again; deleted after ENQUIRY_KEEP_DAYS)',
        'Delivered: 0',
        `  set aside: ${aside}, refused for good`,
      ].join('\n'),
    );
    const shown = await show(store, aside.toLowerCase());
    expect(shown).toContain('A visitor’s own words.');
    expect(shown).toContain('why: refused for good\nthe mail server said: 554 No.');
    await expect(show(store, "' OR 1=1 --")).rejects.toThrow('No enquiry has the reference');
  });

  test('the command retry makes all enquiries due, except those that are being delivered', async () => {
    const [aside, later, underway] = [await add(), await add(), await add()];
    await change(aside, { state: 'set aside', attempts: 9 });
    await change(later, { dueAt: Date.now() + 3_000_000 });
    await change(underway, { claim: 'other', dueAt: Date.now() + claimMs });
    expect(await retry(store, aside)).toBe('1 enquiry is due now.');
    await expect(retry(store, '0000-0000')).rejects.toThrow('"0000-0000"');
    expect(await retry(store)).toBe('2 enquiries are due now.');
    const due = await store.claimDue('me', 10);
    expect(due.map(({ reference }) => reference).toSorted()).toEqual([aside, later].toSorted());
  });

  test('the command retry makes an enquiry due whose receiver was killed, or whose clock was wrong', async () => {
    const [killed, ahead, aside] = [await add(), await add(), await add()];
    await change(killed, { claim: 'dead', dueAt: Date.now() - 1 });
    await change(ahead, { claim: 'dead', dueAt: Date.now() + 400 * day });
    await change(aside, { state: 'set aside' });
    expect(await store.makeDue(['waiting'])).toBe(2);
    expect(await row(aside)).toMatchObject({ state: 'set aside' });
  });

  test('a reference that another enquiry has is a fault, and no refusal', async () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
    const reference = await add();
    await expect(add()).rejects.toThrow();
    vi.restoreAllMocks();
    expect(await left()).toEqual([reference]);
  });

  test('the command export prints all enquiries as JSON, including an unreadable row; the command forget deletes one enquiry', async () => {
    const message = 'It’s a "first" one; -- \n<b>two lines</b>';
    const [good, bad] = [await add(message), await add()];
    await change(bad, { enquiry: '{"kind":' });
    expect(JSON.parse((await collected(exportAll(store))).join(''))).toMatchObject([
      { reference: good, state: 'waiting', enquiry: { message } },
      { reference: bad, enquiry: '{"kind":' },
    ]);
    expect(await forget(store, bad)).toContain(`Deleted: ${bad}, waiting`);
    await expect(forget(store, bad)).rejects.toThrow('No enquiry has the reference');
    expect(await row(good)).toBeDefined();
  });

  test('an enquiry that was deleted does not come back, however it is sent again, and nothing about it is left but its key', async () => {
    const sendAgain = (message: string) =>
      store.add({ key: 'key-gone', digest: message, enquiry: enquiryWith(message) });
    const reference = await sendAgain('Zanzibarine words.');
    const [claimed] = await store.claimDue('me', 1);
    await forget(store, reference);
    // A mail that was under way when the enquiry was deleted.
    if (claimed) await store.record(claimed, { type: 'delivered' });
    expect(await sendAgain('Zanzibarine words.')).toBe('forgotten');
    expect(await sendAgain('Other words.')).toBe('forgotten');
    expect(await left()).toEqual([]);
    await expect(forget(store, reference)).rejects.toThrow('No enquiry has the reference');
    expect(await retry(store)).toBe('0 enquiries are due now.');
    expect(await status(store)).toContain('Delivered: 0');
    const rows = await db.select().from(enquiries);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`words|${reference}`));
  });

  test('an enquiry whose retention period has ended does not come back from a page that was open all the time', async () => {
    atTime(Date.now() + 1_000 * day);
    await store.forgetOld(3);
    const sendAgain = () =>
      store.add({ key: 'key-old', digest: 'd', enquiry: enquiryWith('Two tills.') });
    await sendAgain();
    const [claimed] = await store.claimDue('me', 1);
    if (claimed) await store.record(claimed, { type: 'delivered' });
    expect(await run(4, 3)).toBe(1);
    expect(await run(1, 3)).toBe(0);
    expect(await sendAgain()).toBe('forgotten');
    expect(await left()).toEqual([]);
  });

  test('the webhook is notified of an enquiry once, without its message, however many requests race; if it fails, the enquiry stays waiting', async () => {
    for (const level of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation(() => {});
    }
    const webhook = 'https://chat.example/hook';
    const posted: unknown[] = [];
    let answerStatus = 500;
    let answerText = '';
    const { fetch } = globalThis; // Requests to the libSQL server also use `fetch`.
    vi.stubGlobal('fetch', async (...[address, init]: Parameters<typeof fetch>) => {
      if (address !== webhook) return fetch(address, init);
      posted.push(JSON.parse(String(init?.body)));
      return new Response(answerText, { status: answerStatus });
    });
    const reference = await add('A visitor’s own words.');
    await notify(store, webhook);
    expect(await row(reference)).toMatchObject({
      state: 'waiting',
      reason: 'the webhook answered with status 500',
    });
    answerStatus = 200;
    answerText = '{"ok":false,"error":"no_service"}';
    await retry(store, reference);
    await notify(store, webhook);
    expect(await row(reference)).toMatchObject({ reason: 'the webhook answered ok: false' });
    answerText = 'ok';
    posted.length = 0;
    await retry(store, reference);
    await Promise.all(Array.from({ length: 5 }, () => notify(store, webhook)));
    expect(posted).toEqual([
      {
        text: `A new enquiry arrived: ${reference}. Read it with: npm run enquiries -- show ${reference}`,
        reference,
        received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    expect(await row(reference)).toMatchObject({ state: 'delivered' });
  });

  test('the health check says when an enquiry has been waiting for more than an hour', async () => {
    const reference = await add();
    expect(await checkHealth(store)).toMatchObject({ status: 'ok', waiting: 1 });
    await change(reference, { receivedAt: Date.now() - 3_700_000 });
    expect(await checkHealth(store)).toMatchObject({ status: 'enquiries wait' });
  });

  test('the health check says when no mail has been delivered for a minute', async () => {
    const after = (seconds: number) =>
      checkHealth(store, { mailFault: { reason: 'unreachable', seconds } });
    expect(await after(59)).toMatchObject({ status: 'ok' });
    expect(await after(60)).toMatchObject({ status: 'mail fails' });
  });
});

describe('the database file', () => {
  test('is synced before an enquiry is received, readable only by its owner, and overwrites deleted data', async () => {
    const place = join(folder, 'private');
    const { db, removeDeleted, close } = await openDatabase(`file:${place}/enquiries.db`);
    expect(await db.values(sql`PRAGMA journal_mode`)).toEqual([['wal']]);
    const full = 2;
    expect(await db.values(sql`PRAGMA synchronous`)).toEqual([[full]]);
    const store = createStore(db);
    const reference = await addTo(store, 'Zanzibarine words of a visitor. '.repeat(300));
    const files = async () => {
      const names = await readdir(place);
      return Promise.all(names.map((name) => readFile(join(place, name), 'latin1')));
    };
    for (const name of await readdir(place)) {
      expect((await stat(join(place, name))).mode & 0o077).toBe(0);
    }
    expect((await files()).join()).toContain('Zanzibarine');
    await store.forget(reference);
    await removeDeleted();
    expect((await files()).join()).not.toContain('Zanzibarine');
    await close();
  });

  test('that others may read or write is made private', async () => {
    const file = join(folder, 'open.db');
    await (await openDatabase(`file:${file}`)).close();
    await chmod(file, 0o666);
    const { close } = await openDatabase(`file:${file}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await close();
  });

  test('raises an alarm at the next start if its write-ahead log has gone, and only then', async () => {
    const url = `file:${folder}/log.db`;
    const first = await openDatabase(url);
    expect(await first.markInUse()).toBeUndefined();
    await addTo(createStore(first.db));
    const copy = join(folder, 'copy.db');
    await copyFile(join(folder, 'log.db'), copy); // As after a crash, but without the log.
    await first.close();
    const clean = await openDatabase(url);
    expect(await clean.markInUse()).toBeUndefined();
    await clean.close();
    const cut = await openDatabase(`file:${copy}`);
    expect(await cut.markInUse()).toContain('copy.db-wal is gone');
    await cut.close();
  });

  test('that is locked does not block the program: every statement is refused within a few seconds', async () => {
    const file = join(folder, 'busy.db');
    const { db, close } = await openDatabase(`file:${file}`);
    const store = createStore(db);
    const other = new Sqlite(file);
    other.exec('BEGIN IMMEDIATE');
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 20);
    const began = performance.now();
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => addTo(store)));
    clearInterval(timer);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(ticks).toBeGreaterThan(10);
    other.exec('ROLLBACK');
    other.close();
    await addTo(store);
    await close();
  });

  test('commits an enquiry that is stored after the file was locked', async () => {
    const file = join(folder, 'locked.db');
    const { db, close } = await openDatabase(`file:${file}`);
    const store = createStore(db);
    const other = new Sqlite(file, { timeout: 100 });
    other.exec('BEGIN IMMEDIATE');
    await expect(addTo(store)).rejects.toThrow();
    other.exec('ROLLBACK');
    const reference = await addTo(store);
    // Another connection sees the enquiry and can write, so no transaction is open.
    const changed = other.prepare('UPDATE enquiries SET attempts = 7 RETURNING reference').all();
    expect(changed).toMatchObject([{ reference }]);
    other.close();
    await close();
  });

  test('is checked without blocking the program, as it is on the disk', async () => {
    const file = join(folder, 'checked.db');
    const { db, findDamage, removeDeleted, close } = await openDatabase(`file:${file}`);
    const store = createStore(db);
    for (let number = 0; number < 20; number += 1) await addTo(store, 'x'.repeat(1_000));
    await removeDeleted();
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 1);
    expect(await findDamage()).toBeUndefined();
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
    await collected(store.all()); // The connection has read the pages before they are damaged.
    await writeFile(file, (await readFile(file)).fill(0xab, 8_192));
    expect(await findDamage()).toContain('checked.db is damaged');
    await close();
  });

  test('is refused with the reason, and not changed, if it is not a database, is damaged or was changed by a newer version', async () => {
    const text = join(folder, 'text.db');
    await writeFile(text, 'Call them back. '.repeat(500));
    await expect(openDatabase(`file:${text}`)).rejects.toThrow(
      `The database file:${text} is not a SQLite database. Set ENQUIRY_DATABASE_URL to another file`,
    );
    expect(await readFile(text, 'utf8')).toBe('Call them back. '.repeat(500));

    const damaged = join(folder, 'damaged.db');
    const whole = await openDatabase(`file:${damaged}`);
    await whole.removeDeleted();
    await whole.close();
    const bytes = (await readFile(damaged)).fill(0xab, 4_096);
    await writeFile(damaged, bytes);
    await expect(openDatabase(`file:${damaged}`)).rejects.toThrow(
      `The database file:${damaged} is damaged. Move it away`,
    );
    expect((await readFile(damaged)).equals(bytes)).toBe(true);

    const newer = `file:${folder}/newer.db`;
    await (await openDatabase(newer)).close();
    const other = new Sqlite(join(folder, 'newer.db'));
    other.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e12)");
    await expect(openDatabase(newer)).rejects.toThrow(
      `The database ${newer} was changed by a newer version of this program`,
    );
    expect(other.prepare('SELECT count(*) FROM __drizzle_migrations').raw().get()).toEqual([3]);
    other.close();
  });
});

test('an enquiry whose delivery does not end does not delay others, and no second receiver delivers it', async () => {
  vi.useFakeTimers();
  const { db, close } = await openDatabase(`file:${folder}/endless.db`);
  const store = createStore(db);
  const [endless, ...others] = [await addTo(store), await addTo(store), await addTo(store)];
  const delivered: string[] = [];
  startDeliveryLoop(
    store,
    async ([row]) => {
      const reference = row?.reference ?? '';
      if (reference === endless) return new Promise(() => {});
      delivered.push(reference);
      return { type: 'delivered' };
    },
    createLog(() => {}),
  );
  await vi.waitFor(() => expect(delivered.toSorted()).toEqual(others.toSorted()));
  await vi.advanceTimersByTimeAsync(2 * claimMs);
  expect(await store.claimDue('second receiver', 10)).toEqual([]);
  // Without its timers, the receiver no longer renews its claim, so the claim ends.
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now + claimMs + 1);
  expect(await store.claimDue('second receiver', 10)).toMatchObject([{ reference: endless }]);
  await close();
});

test('while no mail is delivered, one enquiry at a time tries; then all the others follow', async () => {
  const { store, mail, deliveries, stop } = await startWhileDown(
    'down',
    'the certificate has expired',
  );
  await vi.advanceTimersByTimeAsync(4_000);
  const atOnce = mail.tries;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(atOnce).toBeLessThanOrEqual(10);
  expect(mail.tries - atOnce).toBeLessThan(10);
  expect(deliveries.mailFault()).toMatchObject({ reason: 'the certificate has expired' });
  mail.isDown = false;
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(await store.backlog()).toMatchObject({ waiting: 0 });
  expect(deliveries.mailFault()).toBeUndefined();
  await stop();
});

test('beyond a hundred mails a day, enquiries are sent together', async () => {
  const { db, close } = await openDatabase(`file:${folder}/flood.db`);
  const store = createStore(db);
  await store.forgetOld(90);
  const sizes: number[] = [];
  for (let number = 0; number < 150; number += 1) await addTo(store);
  const deliveries = startDeliveryLoop(
    store,
    async (rows) => {
      sizes.push(rows.length);
      return { type: 'delivered' };
    },
    createLog(() => {}),
  );
  await vi.waitFor(async () => expect(await store.backlog()).toMatchObject({ waiting: 0 }), 20_000);
  await deliveries.stop();
  const singles = sizes.filter((size) => size === 1).length;
  expect(singles).toBeGreaterThanOrEqual(100);
  expect(singles).toBeLessThan(100 + 20);
  expect(sizes.at(-1)).toBe(150 - singles);
  await close();
});

/**
 * A loop on a new database whose enquiries are sent together, because its mails of today are used
 * up.
 */
async function startDigests(send: Send) {
  vi.useFakeTimers();
  count += 1;
  const { db, close } = await openDatabase(`file:${folder}/digests-${count}.db`);
  const store = createStore(db);
  await store.forgetOld(90);
  let isOver = false;
  for (let number = 0; number < singleMailsPerDay; number += 1) await addTo(store);
  const deliveries = startDeliveryLoop(
    store,
    async (rows, isPart) => (isOver ? send(rows, isPart) : { type: 'delivered' }),
    createLog(() => {}),
  );
  await vi.waitFor(async () => expect(await store.deliveredToday()).toBe(100), 20_000);
  isOver = true;
  return {
    store,
    deliveries,
    async stop() {
      vi.useRealTimers();
      await deliveries.stop();
      await close();
    },
  };
}

test('a text that is refused keeps no other enquiry of its digest back, and the desk is told once', async () => {
  const digests: (readonly [size: number, isPart: boolean | undefined])[] = [];
  const { store, stop } = await startDigests(async (rows, isPart) => {
    digests.push([rows.length, isPart]);
    return rows.some(({ enquiry }) => enquiry.includes('XJS*C4JDBQADN1'))
      ? { type: 'set aside', reason: 'the mail server refuses its text' }
      : { type: 'delivered' };
  });
  // They are stored at once, so that the first search finds all of them.
  const texts = Array.from({ length: 9 }, (_, number) =>
    number === 4 ? 'XJS*C4JDBQADN1' : 'Hello',
  );
  const references = await Promise.all(texts.map((text) => addTo(store, text)));
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(async () => expect(await store.backlog()).toMatchObject({ waiting: 0 }), 20_000);
  expect((await store.setAside()).map(({ reference }) => reference)).toEqual([references[4]]);
  const whole = digests.filter(([, isPart]) => !isPart);
  expect(whole.map(([size]) => size).reduce((sum, size) => sum + size)).toBe(9);
  await stop();
});

test.each([
  ['fails with the mail server', true],
  ['is refused for now', false],
])('a digest that %s is tried again after seconds, not after an hour', async (_, isGeneral) => {
  let tries = 0;
  const { store, stop } = await startDigests(async () => {
    tries += 1;
    return tries < 3
      ? { type: 'try later', reason: 'no connection', isGeneral }
      : { type: 'delivered' };
  });
  await addTo(store);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(async () => expect(await store.backlog()).toMatchObject({ waiting: 0 }), 20_000);
  expect(tries).toBe(3);
  await stop();
});

test('enquiries that are sent together come once an hour', async () => {
  const sizes: number[] = [];
  const { store, stop } = await startDigests(async (rows) => {
    sizes.push(rows.length);
    return { type: 'delivered' };
  });
  await addTo(store);
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(() => expect(sizes).toEqual([1]), 20_000);
  await Promise.all([addTo(store), addTo(store)]);
  await vi.advanceTimersByTimeAsync(3_500_000);
  expect(sizes).toEqual([1]);
  await vi.advanceTimersByTimeAsync(200_000);
  await vi.waitFor(() => expect(sizes).toEqual([1, 2]), 20_000);
  await stop();
});

test('while one recipient refuses every digest for now, the other gets fewer and fewer mails', async () => {
  let mails = 0;
  const { store, stop } = await startDigests(async () => {
    mails += 1;
    return { type: 'try later', reason: 'one refuses', deliveredTo: ['desk@desk.example'] };
  });
  for (let seconds = 0; seconds < 300; seconds += 10) {
    await addTo(store);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  // The pauses are 5, 10, 20, 40, 80 and 160 seconds.
  expect(mails).toBeGreaterThanOrEqual(5);
  expect(mails).toBeLessThanOrEqual(14);
  await stop();
});

test.each([
  { type: 'try later', reason: 'one refuses', deliveredTo: ['desk@desk.example'] },
  { type: 'set aside', reason: 'the mail server refuses its text' },
] as const)(
  'beyond a hundred mails a day, enquiries are sent together, even if each mail ends with “$type”',
  async (outcome) => {
    const { db, close } = await openDatabase(`file:${folder}/half-${outcome.type}.db`);
    const store = createStore(db);
    await store.forgetOld(90);
    for (let number = 0; number < 150; number += 1) await addTo(store);
    const singles = new Set<string>();
    const deliveries = startDeliveryLoop(
      store,
      async (rows, isPart) => {
        if (rows.length === 1 && !isPart) singles.add(rows[0]?.reference ?? '');
        return outcome;
      },
      createLog(() => {}),
    );
    await vi.waitFor(async () => expect(await store.deliveredToday()).toBe(150), 20_000);
    await deliveries.stop();
    expect(singles.size).toBeLessThan(100 + 20);
    await close();
  },
);

test('while every mail is refused for now, each on its own, the receiver says why', async () => {
  vi.useFakeTimers();
  const { db, close } = await openDatabase(`file:${folder}/greylisted.db`);
  const store = createStore(db);
  await addTo(store);
  const deliveries = startDeliveryLoop(
    store,
    async () => ({ type: 'try later', reason: 'the mail server does not accept the mail' }),
    createLog(() => {}),
  );
  await vi.advanceTimersByTimeAsync(70_000);
  await vi.waitFor(() =>
    expect(deliveries.mailFault()?.reason).toBe('the mail server does not accept the mail'),
  );
  expect(deliveries.mailFault()?.seconds).toBeGreaterThanOrEqual(60);
  vi.useRealTimers();
  await deliveries.stop();
  await close();
});

test('the command retry makes a receiver that pauses try once more at once, and only once', async () => {
  const { store, mail, stop } = await startWhileDown('pausing', 'wrong password');
  await vi.advanceTimersByTimeAsync(3_000_000);
  const before = mail.tries;
  await retry(store);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(mail.tries - before).toBe(1);
  mail.isDown = false;
  await retry(store);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(async () => expect(await store.backlog()).toMatchObject({ waiting: 0 }), 20_000);
  await stop();
});

test('an enquiry that some recipients have is not sent together with one that nobody has', async () => {
  vi.useFakeTimers();
  const { db, close } = await openDatabase(`file:${folder}/refused.db`);
  const store = createStore(db);
  await store.forgetOld(90);
  for (let number = 0; number < 100; number += 1) await addTo(store);
  const groups: string[][] = [];
  let isRefused = false;
  const deliveries = startDeliveryLoop(
    store,
    async (rows) => {
      groups.push(rows.map(({ reference, deliveredTo }) => `${reference} ${deliveredTo}`));
      return isRefused
        ? { type: 'try later', reason: 'one refuses', deliveredTo: ['desk@desk.example'] }
        : { type: 'delivered' };
    },
    createLog(() => {}),
  );
  await vi.waitFor(async () => expect(await store.deliveredToday()).toBe(100), 20_000);
  isRefused = true;
  groups.length = 0;
  const had = [await addTo(store), await addTo(store)];
  await vi.waitFor(() => expect(groups).toHaveLength(1), 20_000);
  isRefused = false;
  const fresh = await addTo(store);
  await vi.advanceTimersByTimeAsync(3_700_000);
  await vi.waitFor(async () => expect(await store.backlog()).toMatchObject({ waiting: 0 }), 20_000);
  expect(groups).toEqual([
    had.map((reference) => `${reference} `),
    had.map((reference) => `${reference} desk@desk.example`),
    [`${fresh} `],
  ]);
  vi.useRealTimers();
  await deliveries.stop();
  await close();
});
