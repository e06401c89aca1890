import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stages, well } from './support/mail-server';
import {
  bundleReceiver,
  makePlace,
  messageIdOf,
  newKey,
  sendEnquiry,
  visitorsWord,
} from './support/receiver-process';
import { isCleanLine } from './support/storm';

vi.setConfig({ testTimeout: 120_000 });

let bundle: Awaited<ReturnType<typeof bundleReceiver>>;
beforeAll(async () => {
  bundle = await bundleReceiver();
});
afterAll(() => bundle.remove());

const patient = { timeout: 60_000, interval: 20 };

const idsOf = (keys: readonly string[]) => keys.map(messageIdOf).toSorted();

/** Sends a number of enquiries, and expects that each is received. Resolves with their keys. */
async function sendMany(url: string, count: number) {
  const keys = Array.from({ length: count }, newKey);
  for (const key of keys) expect(await sendEnquiry(url, key)).toMatchObject({ isReceived: true });
  return keys;
}

/** Makes a place in which receivers run, with helpers for the tests. */
async function setUp() {
  const place = await makePlace(bundle.file);
  const { mailServer, start, endClaims } = place;
  return {
    ...place,
    mailed: () =>
      mailServer.taken
        .map(({ messageId }) => messageId)
        .filter((id) => !id.startsWith('<notice-'))
        .toSorted(),

    /**
     * Leaves enquiries waiting in the database, as if the receiver had been killed while the mail
     * server was failing.
     */
    async leaveWaiting(count: number) {
      mailServer.mood.behave = () => ({ type: 'reset' });
      const receiver = await start();
      const keys = await sendMany(receiver.url, count);
      await receiver.kill();
      await endClaims();
      mailServer.mood.behave = () => well;
      return keys;
    },
  };
}

describe.concurrent('an enquiry whose receiver is killed with SIGKILL', () => {
  test.for(stages)(
    'while the mail server is at “%s” is mailed, and mailed twice only if the mail server had already stored the mail',
    async (stage, { expect }) => {
      await using place = await setUp();
      const { mailServer, start, mailed, endClaims } = place;
      const first = await start();
      await expect.poll(() => first.output.join(), patient).toContain('mail server usable');
      mailServer.mood.behave = (at) => {
        if (at === stage) first.process.kill('SIGKILL');
        // The connection breaks before the mail is stored.
        return at === 'data' && stage === 'data' ? { type: 'reset' } : well;
      };
      const [key = ''] = await sendMany(first.url, 1);
      await first.ended;
      await endClaims();
      mailServer.mood.behave = () => well;
      const second = await start();
      await expect.poll(second.health, patient).toMatchObject({ waiting: 0 });
      const copies = Array(stage === 'taken' ? 2 : 1).fill(messageIdOf(key));
      expect(mailed()).toEqual(copies);
      // A visitor whose connection broke sends the enquiry again.
      expect(await sendEnquiry(second.url, key)).toMatchObject({ isReceived: true });
      expect(await second.health()).toMatchObject({ waiting: 0 });
    },
  );
});

test.concurrent('an enquiry whose text the mail server refuses is set aside, and does not delay others; one whose row is damaged is mailed as it is; the command retry sends the refused one', async ({
  expect,
}) => {
  await using place = await setUp();
  const { mailServer, start, mailed, command, leaveWaiting, sql } = place;
  const [refused = '', damaged = '', ...others] = await leaveWaiting(6);
  await sql(`UPDATE enquiries SET enquiry = substr(enquiry, 1, 20) WHERE key = '${damaged}'`);
  mailServer.mood.behave = (stage, source) =>
    stage === 'data' && source.includes(messageIdOf(refused))
      ? { type: 'refuse', status: 554, words: `We don’t like ${visitorsWord}` }
      : well;
  const receiver = await start();
  await expect
    .poll(receiver.health, patient)
    .toMatchObject({ httpStatus: 200, waiting: 0, setAside: 1 });
  expect(mailed()).toEqual(idsOf([damaged, ...others]));
  expect(receiver.output.join()).toMatch(/"event":"set aside",[^}]*"status":554/);
  // The log has no words of the visitor, however much of the mail the mail server quotes.
  expect(receiver.output.filter((line) => !isCleanLine(line))).toEqual([]);

  const { printed } = await command('status');
  const reference = /set aside: (\S+), the mail server refuses its text/.exec(printed)?.[1] ?? '';
  const shown = await command('show', reference);
  expect(shown.printed).toContain(`We don’t like ${visitorsWord}`);
  expect(shown.printed).toContain('Two tills, one shop.');
  mailServer.mood.behave = () => well;
  await command('retry', reference);
  await expect.poll(mailed, patient).toEqual(idsOf([refused, damaged, ...others]));
});

test.concurrent('a command creates no database and updates none: it names the file that is missing', async ({
  expect,
}) => {
  await using place = await setUp();
  const { command, file } = place;
  for (const words of [['status'], ['export'], ['retry'], ['show', 'A-1'], ['forget', 'A-1']]) {
    expect(await command(...words)).toEqual({
      code: 1,
      printed: expect.stringContaining(`${file} does not exist`),
    });
  }
  const usage = { printed: expect.stringContaining('npm run enquiries -- status') };
  expect(await command('--help')).toEqual({ code: 0, ...usage });
  for (const words of [['statsu'], ['show'], ['forget']])
    expect(await command(...words)).toEqual({ code: 1, ...usage });
  expect(existsSync(file)).toBe(false);
  await writeFile(file, '');
  expect(await command('status')).toEqual({
    code: 1,
    printed: expect.stringContaining('npm run enquiries -- migrate'),
  });
  expect((await command('migrate')).code).toBe(0);
  expect(await command('status')).toMatchObject({ code: 0 });
});

test.concurrent('two receivers on one database mail each enquiry once', async ({ expect }) => {
  await using place = await setUp();
  const receivers = [await place.start(), await place.start()];
  const sent = await Promise.all(receivers.map(({ url }) => sendMany(url, 40)));
  await expect.poll(() => receivers[0]?.health(), patient).toMatchObject({ waiting: 0 });
  expect(place.mailed()).toEqual(idsOf(sent.flat()));
  for (const { output } of receivers) expect(output.join()).toContain('"delivered"');
});

/** Whether this process may mount file systems. */
function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['--mount', 'true']);
    return true;
  } catch {
    return false;
  }
}

const isMounting = canMount();
if (!isMounting) {
  console.error('\n*** NOT TESTED: a full disk. Only root can mount a small one.\n');
}

/** Mounts a disk of half a megabyte in place of a folder. */
function mountSmallDisk(folder: string) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]);
  return { [Symbol.dispose]: () => execFileSync('umount', ['--lazy', folder]) };
}

/** The id of a user that owns no files. */
const nobody = 65_534;

test.concurrent('a receiver whose log can’t be written goes on receiving, and its health says so', async ({
  expect,
}) => {
  await using place = await setUp();
  const receiver = await place.start();
  receiver.process.stdout.destroy();
  const keys = await sendMany(receiver.url, 5);
  await expect.poll(place.mailed, patient).toEqual(idsOf(keys));
  expect(await receiver.health()).toMatchObject({ httpStatus: 503, log: 'not written' });
  expect(await sendMany(receiver.url, 1)).toHaveLength(1);
});

describe.concurrent('a database', () => {
  test.runIf(isMounting)(
    'on a full disk makes the receiver answer 503, and loses no enquiry',
    async ({ expect }) => {
      await using place = await setUp();
      const { mailServer, start, mailed, folder } = place;
      using _disk = mountSmallDisk(folder);
      mailServer.mood.behave = () => ({ type: 'reset' });
      const receiver = await start();
      const filler = join(folder, 'filler');
      await expect(writeFile(filler, Buffer.alloc(1_048_576))).rejects.toMatchObject({
        code: 'ENOSPC',
      });
      const received: string[] = [];
      const refused: string[] = [];
      // The database stores some enquiries in its free pages. After that, the disk is full.
      for (let sent = 0; sent < 200 && refused.length < 3; sent += 1) {
        const key = newKey();
        const { status } = await sendEnquiry(receiver.url, key);
        if (status === 200) received.push(key);
        else if (status === 503) refused.push(key);
      }
      expect(refused).toHaveLength(3);
      expect(await receiver.health()).toMatchObject({
        httpStatus: 503,
        status: 'database not writable',
      });
      expect(receiver.output.join('')).toContain('the disk is full. Free some space');

      await rm(filler);
      mailServer.mood.behave = () => well;
      const [key = ''] = refused;
      expect(await sendEnquiry(receiver.url, key)).toMatchObject({ status: 200 });
      await place.command('retry');
      await expect.poll(mailed, patient).toEqual(idsOf([...received, key]));
      expect(receiver.output.filter((line) => !isCleanLine(line))).toEqual([]);
    },
  );

  test('that another program has locked makes the receiver answer 503, and makes a second receiver and the commands fail; all of them say why, and the receiver works again afterwards', async ({
    expect,
  }) => {
    await using place = await setUp();
    const { start, command, mailed, file } = place;
    const receiver = await start();
    const other = new Sqlite(file);
    other.exec('BEGIN IMMEDIATE');
    const key = newKey();
    expect(await sendEnquiry(receiver.url, key)).toMatchObject({ status: 503 });
    const message = 'enquiries.db is locked by another program';
    expect(receiver.output.join('')).toContain(message);
    const second = await start();
    expect(second.process.exitCode).toBe(1);
    expect(second.output.join('')).toContain(message);
    expect(await command('retry')).toEqual({ code: 1, printed: expect.stringContaining(message) });
    other.exec('ROLLBACK');
    other.close();
    expect(await sendEnquiry(receiver.url, key)).toMatchObject({ status: 200 });
    await expect.poll(mailed, patient).toEqual(idsOf([key]));
  });

  // `store.test.ts` tests the other reasons to refuse a database.
  test('in a folder that becomes read-only works while it is open, but another receiver refuses to start with it', async ({
    expect,
  }) => {
    await using place = await setUp();
    const { start, folder, file, mailed } = place;
    // Root can write despite the permissions, so another user runs the receiver.
    const user = process.getuid?.() === 0 ? nobody : undefined;
    if (user) await chown(folder, user, user);
    const open = await start(user);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) await chmod(name, 0o400);
    await chmod(folder, 0o500);
    const keys = await sendMany(open.url, 2);
    await expect.poll(mailed, patient).toEqual(idsOf(keys));
    await open.kill();
    const receiver = await start(user);
    await chmod(folder, 0o700);
    expect(receiver.process.exitCode).toBe(1);
    expect(receiver.output.join('')).toContain(`The database file:${file} can’t be`);
  });
});

test.concurrent('the command forget deletes a waiting enquiry: it is never mailed, and its words are not on the disk', async ({
  expect,
}) => {
  await using place = await setUp();
  const { mailServer, start, mailed, command, file } = place;
  mailServer.mood.behave = () => ({ type: 'reset' });
  const receiver = await start();
  await sendMany(receiver.url, 1);
  const [{ reference }] = JSON.parse((await command('export')).printed);
  const onDisk = async () =>
    (await Promise.all([file, `${file}-wal`].map((name) => readFile(name, 'latin1')))).join();
  expect(await onDisk()).toContain(visitorsWord);
  expect(await command('forget', reference.toLowerCase())).toEqual({
    code: 0,
    printed: expect.stringContaining(`Deleted: ${reference}, waiting`),
  });
  expect(await onDisk()).not.toContain(visitorsWord);
  mailServer.mood.behave = () => well;
  const keys = await sendMany(receiver.url, 1);
  await expect.poll(mailed, patient).toEqual(idsOf(keys));
  expect((await command('show', reference)).code).toBe(1);
  expect(await command('delete')).toEqual({
    code: 1,
    printed: expect.stringContaining('npm run enquiries -- status'),
  });
});
