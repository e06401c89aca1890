import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../support/free-port';
import { type Behaviour, stages, startMailServer } from '../../support/receiving/mail-server';
import {
  bundleReceiver,
  databaseUrlIn,
  messageIdOf,
  newKey,
  runCommand,
  sendEnquiry,
  startProcess,
  visitorsWord,
} from '../../support/receiving/receiver-process';

vi.setConfig({ testTimeout: 120_000 });

let bundle: Awaited<ReturnType<typeof bundleReceiver>>;
beforeAll(async () => {
  bundle = await bundleReceiver();
});
afterAll(() => bundle.remove());

const patient = { timeout: 60_000, interval: 20 };
const well: Behaviour = { type: 'well' };
const away: Behaviour = { type: 'reset' };

const idsOf = (keys: readonly string[]) => keys.map(messageIdOf).toSorted();

/** Sends a number of enquiries, each received. Resolves with their keys. */
async function sendMany(url: string, count: number) {
  const keys = Array.from({ length: count }, newKey);
  for (const key of keys) expect(await sendEnquiry(url, key)).toMatchObject({ isReceived: true });
  return keys;
}

/** A folder for the database, on a separate disk if one is given, and a mail server. What a test starts ends with the test. */
async function setUp(disk?: typeof smallDisk) {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  disk?.mount(folder);
  const mailServer = await startMailServer();
  const started: ReturnType<typeof startProcess>[] = [];

  /** Starts a receiver and waits until it receives, or has ended. */
  async function start(options: Partial<Parameters<typeof startProcess>[1]> = {}) {
    const receiver = startProcess(bundle.file, { folder, smtpUrl: mailServer.url, ...options });
    started.push(receiver);
    const url = (await receiver.ready) ?? '';
    const health = async () => {
      const answer = await fetch(url.replace('/enquiry', '/health'));
      return { httpStatus: answer.status, ...(await answer.json()) };
    };
    return { ...receiver, url, health };
  }

  return {
    folder,
    file: join(folder, 'enquiries.db'),
    mailServer,
    start,
    mailed: () => mailServer.taken.map(({ messageId }) => messageId).toSorted(),
    command: (...words: readonly string[]) => runCommand(bundle.file, folder, ...words),

    /** Runs SQL on the database, as another program would. */
    async sql(statement: string) {
      const client = createClient({ url: databaseUrlIn(folder) });
      await client.execute(statement);
      await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      client.close();
    },

    /** Leaves enquiries waiting in the database, as after a kill while the mail server was away. */
    async leaveWaiting(count: number) {
      mailServer.mood.behave = () => away;
      const receiver = await start();
      const keys = await sendMany(receiver.url, count);
      await receiver.kill();
      mailServer.mood.behave = () => well;
      return keys;
    },

    async [Symbol.asyncDispose]() {
      for (const receiver of started) await receiver.kill();
      mailServer.stop();
      disk?.unmount(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Log lines are JSON and have none of a visitor's words, however much of the mail a mail server quotes. */
function expectCleanLog({ output, log }: { output: readonly string[]; log: () => unknown }) {
  expect(log).not.toThrow();
  expect(output.join('\n')).not.toMatch(new RegExp(visitorsWord, 'i'));
}

describe.concurrent('killed with SIGKILL', () => {
  test.for(stages)(
    'when the mail server is at “%s”: mailed, and twice only where it had all of the mail',
    async (stage, { expect }) => {
      await using place = await setUp();
      const { mailServer, start, mailed } = place;
      const first = await start();
      mailServer.mood.behave = (at) => {
        if (at === stage) first.process.kill('SIGKILL');
        return well;
      };
      const [key = ''] = await sendMany(first.url, 1);
      await first.ended();
      mailServer.mood.behave = () => well;
      const second = await start();
      await expect.poll(second.health, patient).toMatchObject({ waiting: 0, delivered: 1 });
      const copies = stage === 'body' || stage === 'taken' ? 2 : 1;
      expect(mailed()).toEqual(Array(copies).fill(messageIdOf(key)));
    },
  );
});

describe.concurrent('one enquiry', () => {
  test('that the mail server refuses is set aside and holds up none of the others; retry sends it', async ({
    expect,
  }) => {
    await using place = await setUp();
    const { mailServer, start, mailed, command, leaveWaiting } = place;
    const keys = await leaveWaiting(7);
    const poison = messageIdOf(keys[0] ?? '');
    mailServer.mood.behave = (stage, source) =>
      stage === 'body' && source.includes(poison)
        ? { type: 'answer', line: `554 5.7.1 We don’t like ${visitorsWord}` }
        : well;
    const receiver = await start();
    await expect
      .poll(receiver.health, patient)
      .toMatchObject({ httpStatus: 200, waiting: 0, setAside: 1, delivered: 6 });
    expect(mailed()).toEqual(idsOf(keys.slice(1)));
    expect(receiver.log()).toContainEqual(
      expect.objectContaining({ event: 'set aside', status: 554 }),
    );
    expectCleanLog(receiver);

    const { printed } = await command('status');
    const reference = printed.match(/set aside: (\S+), the mail server refuses it for good/)?.[1];
    const shown = await command('show', reference ?? '');
    expect(shown.printed).toContain(`554 5.7.1 We don’t like ${visitorsWord}`);
    expect(shown.printed).toContain('Two tills, one shop.');
    mailServer.mood.behave = () => well;
    await command('retry', reference ?? '');
    await expect.poll(mailed, patient).toEqual(idsOf(keys));
  });

  test('whose row can’t be read is set aside, and the others are mailed', async ({ expect }) => {
    await using place = await setUp();
    const { start, mailed, command, leaveWaiting, sql } = place;
    const keys = await leaveWaiting(3);
    await sql(`UPDATE enquiries SET enquiry = substr(enquiry, 1, 20) WHERE key = '${keys[0]}'`);
    const receiver = await start();
    await expect.poll(mailed, patient).toEqual(idsOf(keys.slice(1)));
    await expect.poll(receiver.health, patient).toMatchObject({ waiting: 0, setAside: 1 });
    expect((await command('status')).printed).toContain('its row in the database cannot be read');
  });
});

describe.concurrent('a mail server that', () => {
  test.for<readonly [string, Behaviour]>([
    ['breaks the connection off', away],
    ['puts the mail off', { type: 'answer', line: '451 4.7.1 Greylisted' }],
    ['wants a password', { type: 'answer', line: '530 5.7.0 Authentication required' }],
  ])('%s: the enquiry waits and is sent again automatically', async ([, behaviour], { expect }) => {
    await using place = await setUp();
    const { mailServer, start, mailed } = place;
    mailServer.mood.behave = (stage) => (stage === 'from' ? behaviour : well);
    const receiver = await start();
    const keys = await sendMany(receiver.url, 1);
    await expect
      .poll(() => receiver.log().map(({ event }) => event), patient)
      .toContain('try later');
    expect(await receiver.health()).toMatchObject({ setAside: 0 });
    mailServer.mood.behave = () => well;
    await expect.poll(mailed, patient).toEqual(idsOf(keys));
    expectCleanLog(receiver);
  });

  test('knows neither user nor password: all wait, and the log says why', async ({ expect }) => {
    await using place = await setUp();
    const strict = new SMTPServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Invalid login')),
    });
    const port = await freePort();
    strict.listen(port, '127.0.0.1');
    const receiver = await place.start({ smtpUrl: `smtp://user:wrong@127.0.0.1:${port}` });
    await sendMany(receiver.url, 3);
    const codes = () =>
      receiver.log().flatMap(({ event, code }) => (event === 'try later' ? [code] : []));
    await expect.poll(() => codes().length, patient).toBeGreaterThanOrEqual(3);
    expect(new Set(codes())).toEqual(new Set(['EAUTH']));
    expect(await receiver.health()).toMatchObject({ waiting: 3, setAside: 0 });
    await new Promise<void>((done) => strict.close(() => done()));
  });

  test('keeps one enquiry waiting without end: the others are mailed, and no second receiver sends it', async ({
    expect,
  }) => {
    await using place = await setUp();
    const { mailServer, start, mailed } = place;
    let isFirst = true;
    mailServer.mood.behave = (stage) => {
      if (stage !== 'taken' || !isFirst) return well;
      isFirst = false;
      return new Promise(() => {});
    };
    const receiver = await start();
    await start();
    const keys = await sendMany(receiver.url, 5);
    await expect.poll(receiver.health, patient).toMatchObject({ delivered: 4 });
    // Longer than a claim lasts that isn't renewed.
    await new Promise((resolve) => setTimeout(resolve, 25_000));
    expect(mailed()).toEqual(idsOf(keys));
  });
});

test.concurrent('two receivers on one database mail each enquiry once', async ({ expect }) => {
  await using place = await setUp();
  const receivers = [await place.start(), await place.start()];
  const sent = await Promise.all(receivers.map(({ url }) => sendMany(url, 40)));
  await expect
    .poll(() => receivers[0]?.health(), patient)
    .toMatchObject({ waiting: 0, delivered: 80 });
  expect(place.mailed()).toEqual(idsOf(sent.flat()));
  expect(receivers.map(({ output }) => output.join('').includes('"delivered"'))).toEqual([
    true,
    true,
  ]);
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
  console.error('\n*** NOT TESTED: a full disk. Mounting a small one takes root.\n');
}

/** A disk of half a megabyte in place of the folder. */
const smallDisk = {
  mount: (folder: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]),
  unmount: (folder: string) => execFileSync('umount', ['--lazy', folder]),
};

/** The user that owns nothing. */
const nobody = 65_534;

describe.concurrent('a database', () => {
  test.runIf(isMounting)('on a full disk answers 503 and loses nothing', async ({ expect }) => {
    await using place = await setUp(smallDisk);
    const { mailServer, start, mailed, folder } = place;
    mailServer.mood.behave = () => away;
    const receiver = await start();
    const filler = join(folder, 'filler');
    await expect(writeFile(filler, Buffer.alloc(1_048_576))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    const received: string[] = [];
    const refused: string[] = [];
    // The database has some free pages; then the disk is full.
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
    expectCleanLog(receiver);
  });

  test('that another program locks answers 503, says so, and works afterwards', async ({
    expect,
  }) => {
    await using place = await setUp();
    const { start, mailed, folder } = place;
    const receiver = await start();
    const other = createClient({ url: databaseUrlIn(folder) });
    const lock = await other.transaction('write');
    const key = newKey();
    expect(await sendEnquiry(receiver.url, key)).toMatchObject({ status: 503 });
    expect(receiver.output.join('')).toContain('enquiries.db is locked by another program');
    const second = await start();
    expect(second.process.exitCode).toBe(1);
    expect(second.output.join('')).toContain('enquiries.db is locked by another program');
    lock.close();
    other.close();
    expect(await sendEnquiry(receiver.url, key)).toMatchObject({ status: 200 });
    await expect.poll(mailed, patient).toEqual(idsOf([key]));
  });

  test.for<
    readonly [string, string, (file: string, sql: (text: string) => Promise<void>) => Promise<void>]
  >([
    [
      'is no database',
      'is no SQLite database',
      (file) => writeFile(file, 'Call them back. '.repeat(500)),
    ],
    [
      'is damaged',
      'is damaged. Move it away',
      async (file, sql) => {
        await sql('SELECT 1');
        const bytes = await readFile(file);
        await writeFile(file, bytes.fill(0xab, 4_096, 4_096 * 4));
      },
    ],
    [
      'was changed by a newer version',
      'was changed by a newer version of this program',
      (_, sql) => sql("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e12)"),
    ],
  ])(
    'that %s: the receiver refuses to start, says why and changes nothing',
    async ([, message, spoil], { expect }) => {
      await using place = await setUp();
      const { start, file, leaveWaiting, sql } = place;
      await leaveWaiting(2);
      await spoil(file, sql);
      const before = await readFile(file, 'base64');
      const receiver = await start();
      expect(receiver.process.exitCode).toBe(1);
      expect(receiver.output.join('')).toContain(`The database file:${file} ${message}`);
      expect((await readFile(file, 'base64')) === before).toBe(true);
      expect((await place.command('status')).printed).toContain(message);
    },
  );

  test('that can’t be written: the receiver refuses to start and says why', async ({ expect }) => {
    await using place = await setUp();
    const { start, folder, file, leaveWaiting } = place;
    await leaveWaiting(1);
    const isRoot = process.getuid?.() === 0;
    // Permissions mean nothing to root.
    if (isRoot) await chown(folder, nobody, nobody);
    for (const name of [file, `${file}-wal`, `${file}-shm`]) {
      if (isRoot) await chown(name, nobody, nobody);
      await chmod(name, 0o400);
    }
    await chmod(folder, 0o500);
    const receiver = await start(isRoot ? { user: nobody } : {});
    await chmod(folder, 0o700);
    expect(receiver.process.exitCode).toBe(1);
    expect(receiver.output.join('')).toContain(`The database file:${file} can’t be`);
    expect((await stat(file)).size).toBeGreaterThan(0);
  });

  test('whose folder becomes read-only while it is open keeps working', async ({ expect }) => {
    await using place = await setUp();
    const { start, folder, file, mailed } = place;
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await chown(folder, nobody, nobody);
    const receiver = await start(isRoot ? { user: nobody } : {});
    for (const name of [file, `${file}-wal`, `${file}-shm`]) await chmod(name, 0o400);
    await chmod(folder, 0o500);
    const keys = await sendMany(receiver.url, 2);
    await expect.poll(mailed, patient).toEqual(idsOf(keys));
    await chmod(folder, 0o700);
  });
});

describe.concurrent('commands', () => {
  test('forget deletes an enquiry that is waiting, so that it is never mailed, and its words are gone', async ({
    expect,
  }) => {
    await using place = await setUp();
    const { mailServer, start, mailed, command, file } = place;
    mailServer.mood.behave = () => away;
    const receiver = await start();
    await sendMany(receiver.url, 1);
    const [{ reference }] = JSON.parse((await command('export')).printed);
    const onDisk = async () =>
      (await Promise.all([file, `${file}-wal`].map((name) => readFile(name, 'latin1')))).join();
    expect(await onDisk()).toContain(visitorsWord);
    const { code, printed } = await command('forget', reference.toLowerCase());
    expect(code).toBe(0);
    expect(printed).toContain(`Deleted: ${reference}, waiting`);
    expect(await onDisk()).not.toContain(visitorsWord);
    mailServer.mood.behave = () => well;
    const keys = await sendMany(receiver.url, 1);
    await expect.poll(mailed, patient).toEqual(idsOf(keys));
    expect((await command('show', reference)).code).toBe(1);
  });

  test('one that is unknown prints how they are used', async ({ expect }) => {
    await using place = await setUp();
    const { code, printed } = await place.command('delete');
    expect(code).toBe(1);
    expect(printed).toContain('npm run receive -- status');
  });
});
