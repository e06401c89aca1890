import { execFileSync } from 'node:child_process';
import {
  chmod,
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Behaviour, startMailServer } from '../../receiving/mail-server';
import {
  bundleReceiver,
  messageIdOf,
  newKey,
  runCommand,
  sendEnquiry,
  startProcess,
  visitorsWord,
} from '../../receiving/receiver-process';
import { freePort } from '../../support/receivers';

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
const referenceOf = (name = '') => `${name.slice(0, 4)}-${name.slice(4, 8)}`.toUpperCase();

/** Sends so many enquiries, each received. Resolves with their keys. */
async function sendMany(url: string, count: number) {
  const keys = Array.from({ length: count }, newKey);
  for (const key of keys) expect(await sendEnquiry(url, key)).toMatchObject({ isReceived: true });
  return keys;
}

/** A folder, on a disk of its own if one is given, and a mail server for one test. What it starts ends with it. */
async function openDesk(disk?: typeof smallDisk) {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  disk?.mount(folder);
  const mailServer = await startMailServer();
  const started: ReturnType<typeof startProcess>[] = [];
  const filesIn = (state: string) => readdir(join(folder, state));

  /** Starts the receiver over the folder and waits until it takes enquiries. */
  async function start(options: Partial<Parameters<typeof startProcess>[1]> = {}) {
    const receiver = startProcess(bundle.file, { folder, smtpUrl: mailServer.url, ...options });
    started.push(receiver);
    const url = (await receiver.ready) ?? '';
    return { ...receiver, url, health: url.replace('/enquiry', '/health') };
  }

  return {
    folder,
    mailServer,
    filesIn,
    start,
    mailed: () => mailServer.taken.map(({ messageId }) => messageId).toSorted(),
    command: (...words: readonly string[]) => runCommand(bundle.file, folder, ...words),

    /** Leaves enquiries that wait in the folder, as after a crash with the mail server away. */
    async leaveWaiting(count: number) {
      mailServer.mood.behave = () => away;
      const receiver = await start();
      const keys = await sendMany(receiver.url, count);
      await receiver.kill();
      mailServer.mood.behave = () => well;
      expect(await filesIn('waiting')).toHaveLength(count);
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

describe.concurrent('one enquiry that the mail server refuses for good', () => {
  test('is set aside and holds none of the six behind it up; retry brings it back', async ({
    expect,
  }) => {
    await using desk = await openDesk();
    const { mailServer, filesIn, start, mailed, command, leaveWaiting } = desk;
    const keys = await leaveWaiting(7);
    const poison = messageIdOf(keys[0] ?? '');
    const refuse: typeof mailServer.mood.behave = (stage, source) =>
      stage === 'body' && source.includes(poison)
        ? { type: 'answer', line: `554 5.7.1 We don’t like ${visitorsWord}` }
        : well;
    mailServer.mood.behave = refuse;
    const receiver = await start();
    await expect.poll(mailed, patient).toEqual(idsOf(keys.slice(1)));
    await expect.poll(() => filesIn('waiting'), patient).toEqual([]);
    await expect
      .poll(receiver.log, patient)
      .toContainEqual(
        expect.objectContaining({ event: 'set aside', status: 554, enhanced: '5.7.1' }),
      );
    expectCleanLog(receiver);

    const [name] = (await filesIn('set-aside')).filter((file) => file.endsWith('.json'));
    const { printed } = await command('status');
    expect(printed).toContain('Waiting:   0');
    expect(printed).toContain('Set aside: 1');
    expect(printed).toContain('Delivered: 6');
    expect(printed).toContain(`process ${receiver.process.pid} on`);
    const shown = await command('show', referenceOf(name));
    expect(shown.printed).toContain(`554 5.7.1 We don’t like ${visitorsWord}`);
    expect(shown.printed).toContain('Two tills, one shop.');
    expect(await (await fetch(receiver.health)).json()).toEqual({
      status: 'ok',
      setAside: 1,
      waiting: 0,
      oldestSeconds: 0,
    });

    mailServer.mood.behave = () => well;
    await command('retry', referenceOf(name));
    await expect.poll(mailed, patient).toEqual(idsOf(keys));
  });
});

describe.concurrent('a mail server that', () => {
  test.for<readonly [string, Behaviour]>([
    ['breaks the connection off', away],
    ['puts the mail off', { type: 'answer', line: '451 4.7.1 Greylisted' }],
    ['wants a password', { type: 'answer', line: '530 5.7.0 Authentication required' }],
  ])('%s: the enquiry waits, and is tried again by itself', async ([, behaviour], { expect }) => {
    await using desk = await openDesk();
    const { mailServer, filesIn, start, mailed } = desk;
    mailServer.mood.behave = (stage) => (stage === 'from' ? behaviour : well);
    const receiver = await start();
    const keys = await sendMany(receiver.url, 1);
    await expect
      .poll(() => receiver.log().map(({ event }) => event), patient)
      .toContain('not delivered yet');
    expect(await filesIn('set-aside')).toEqual([]);
    mailServer.mood.behave = () => well;
    await expect.poll(mailed, patient).toEqual(idsOf(keys));
    expectCleanLog(receiver);
  });

  test('knows neither user nor password: all wait, none is set aside, and the log says why', async ({
    expect,
  }) => {
    await using desk = await openDesk();
    const { filesIn, start } = desk;
    const strict = new SMTPServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Invalid login')),
    });
    const port = await freePort();
    strict.listen(port, '127.0.0.1');
    const receiver = await start({ smtpUrl: `smtp://user:wrong@127.0.0.1:${port}` });
    await sendMany(receiver.url, 3);
    const failures = () =>
      receiver
        .log()
        .filter(({ event }) => event === 'not delivered yet')
        .map(({ failure, level }) => `${level} ${failure}`);
    await expect.poll(() => failures().length, patient).toBeGreaterThanOrEqual(3);
    expect(new Set(failures())).toEqual(new Set(['error authentication']));
    expect(await filesIn('waiting')).toHaveLength(3);
    expect(await filesIn('set-aside')).toEqual([]);
    await new Promise<void>((done) => strict.close(() => done()));
  });

  test('keeps one enquiry waiting without end: the others are mailed meanwhile', async ({
    expect,
  }) => {
    await using desk = await openDesk();
    const { mailServer, filesIn, start, mailed } = desk;
    let isFirst = true;
    mailServer.mood.behave = (stage) => {
      if (stage !== 'taken' || !isFirst) return well;
      isFirst = false;
      return new Promise(() => {});
    };
    const receiver = await start();
    const keys = await sendMany(receiver.url, 5);
    await expect.poll(() => filesIn('delivered').then(({ length }) => length), patient).toBe(4);
    expect(mailed()).toEqual(idsOf(keys));
  });
});

describe.concurrent('records that are no enquiries', () => {
  test('are set aside, and all that can be read is mailed', async ({ expect }) => {
    await using desk = await openDesk();
    const { folder, filesIn, start, mailed, command, leaveWaiting } = desk;
    const keys = await leaveWaiting(6);
    const waiting = join(folder, 'waiting');
    const [name = ''] = await filesIn('waiting');
    const good = await readFile(join(waiting, name), 'utf8');
    await writeFile(join(waiting, `${'a'.repeat(64)}.json`), '');
    await writeFile(join(waiting, `${'b'.repeat(64)}.json`), good.slice(0, good.length / 2));
    await writeFile(join(waiting, `${'c'.repeat(64)}.json`), '{"some":"other program’s"}');
    await writeFile(
      join(waiting, `${'d'.repeat(64)}.json`),
      JSON.stringify({ ...JSON.parse(good), version: 2 }),
    );
    await writeFile(join(waiting, `${'e'.repeat(64)}.json`), 'x'.repeat(300_000));
    await writeFile(join(waiting, 'notes.txt'), 'Call them back.');
    await copyFile(join(waiting, name), join(waiting, 'copy.json'));
    await mkdir(join(waiting, 'a-folder'));
    await symlink('/dev/zero', join(waiting, 'endless.json'));

    const receiver = await start();
    await expect.poll(mailed, patient).toEqual(idsOf(keys));
    await expect.poll(() => filesIn('waiting'), patient).toEqual([]);
    const because = () =>
      receiver
        .log()
        .filter(({ event }) => event === 'set aside')
        .map((line) => line.because)
        .toSorted();
    await expect
      .poll(because, patient)
      .toEqual([
        'the file is damaged',
        'the file is damaged',
        'the file is empty',
        'the file is foreign',
        'the file is foreign',
        'the file is foreign',
        'the file is foreign',
        'the file is of a newer version',
        'the file is too large',
      ]);
    expectCleanLog(receiver);
    expect((await command('status')).printed).toContain('Set aside: 9');
    await command('retry');
    await expect.poll(() => filesIn('set-aside').then(({ length }) => length), patient).toBe(18);
    expect(mailed()).toEqual(idsOf(keys));
  });

  test('in the place of an enquiry that comes again do not keep it out', async ({ expect }) => {
    await using desk = await openDesk();
    const { folder, filesIn, start, mailed, leaveWaiting } = desk;
    const [key = ''] = await leaveWaiting(1);
    const [name = ''] = await filesIn('waiting');
    await writeFile(join(folder, 'waiting', name), '{"version":1,');
    const receiver = await start();
    await expect.poll(() => filesIn('waiting'), patient).toEqual([]);
    expect(await sendEnquiry(receiver.url, key)).toMatchObject({ isReceived: true });
    await expect.poll(mailed, patient).toEqual(idsOf([key]));
  });
});

describe.concurrent('the lock on the folder', () => {
  test('stops a second process, which says who holds it, and goes with a process that is killed', async ({
    expect,
  }) => {
    await using desk = await openDesk();
    const { folder, start, command } = desk;
    const first = await start();
    const second = await start();
    await second.ended();
    expect(second.process.exitCode).toBe(1);
    expect(second.output.join('')).toContain(
      `${folder} is held by process ${first.process.pid} on `,
    );
    await first.kill();
    const third = await start();
    expect(third.url).not.toBe('');
    expect((await command('status')).printed).toContain(`process ${third.process.pid}`);
  });
});

/** Whether this process may mount file systems of its own. */
function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['--mount', 'true']);
    return true;
  } catch {
    return false;
  }
}

/** The user that owns nothing. */
const nobody = 65_534;

const isMounting = canMount();
if (!isMounting) {
  console.error('\n*** NOT TESTED: a full disk. Mounting a small one takes root.\n');
}

/** A disk of half a megabyte in the place of the folder. */
const smallDisk = {
  mount: (folder: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder]),
  unmount: (folder: string) => execFileSync('umount', [folder]),
};

describe.runIf(isMounting).concurrent('a disk', () => {
  test('that is full answers 503 and loses nothing; what waits is mailed once', async ({
    expect,
  }) => {
    await using desk = await openDesk(smallDisk);
    const { filesIn, start, mailed, leaveWaiting } = desk;
    const filler = join(desk.folder, 'filler');
    const waiting = await leaveWaiting(3);
    await expect(writeFile(filler, Buffer.alloc(1_048_576))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    const receiver = await start();
    await expect.poll(mailed, patient).toEqual(idsOf(waiting));
    const key = newKey();
    expect(await sendEnquiry(receiver.url, key)).toMatchObject({ status: 503 });
    const health = await fetch(receiver.health);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: 'disk not writable', disk: 'ENOSPC' });
    expect(receiver.log()).toContainEqual(
      expect.objectContaining({ error: expect.objectContaining({ code: 'ENOSPC' }) }),
    );

    await expect.poll(() => filesIn('arriving'), patient).toEqual([]);
    await rm(filler);
    expect(await sendEnquiry(receiver.url, key)).toMatchObject({ status: 200 });
    await expect.poll(mailed, patient).toEqual(idsOf([...waiting, key]));
    await expect.poll(() => filesIn('delivered').then(({ length }) => length), patient).toBe(4);
    expect(await filesIn('mailed')).toEqual([]);
    await expect.poll(() => fetch(receiver.health).then(({ status }) => status), patient).toBe(200);
    expectCleanLog(receiver);
  });
});

test.concurrent('a folder that turned read-only answers 503 and loses nothing; what was mailed meanwhile is not mailed again', async ({
  expect,
}) => {
  await using desk = await openDesk();
  const { folder, mailServer, filesIn, start, mailed } = desk;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(folder, nobody, nobody);
  mailServer.mood.behave = () => away;
  // Leave to write means nothing to root.
  const receiver = await start(isRoot ? { user: nobody } : {});
  const waiting = await sendMany(receiver.url, 2);
  const folders = (await readdir(folder, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const setMode = (mode: number) =>
    Promise.all(folders.map(({ name }) => chmod(join(folder, name), mode)));
  await setMode(0o500);
  const key = newKey();
  expect(await sendEnquiry(receiver.url, key)).toMatchObject({ status: 503 });
  const health = await fetch(receiver.health);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ disk: 'EACCES' });
  mailServer.mood.behave = () => well;
  await expect.poll(mailed, patient).toEqual(idsOf(waiting));

  await setMode(0o700);
  await expect.poll(() => filesIn('delivered').then(({ length }) => length), patient).toBe(2);
  expect(await sendEnquiry(receiver.url, key)).toMatchObject({ status: 200 });
  await expect.poll(mailed, patient).toEqual(idsOf([...waiting, key]));
});

test.concurrent('a clock that is set back a day delays no enquiry and mails none twice', async ({
  expect,
}) => {
  await using desk = await openDesk();
  const { folder, mailServer, filesIn, start, mailed } = desk;
  mailServer.mood.behave = () => away;
  const receiver = await start({
    nodeArguments: ['--import', resolve('tests/receiving/shift-clock.mjs')],
  });
  const before = await sendMany(receiver.url, 2);
  receiver.process.kill('SIGUSR2');
  const after = await sendMany(receiver.url, 2);
  mailServer.mood.behave = () => well;
  await expect.poll(mailed, patient).toEqual(idsOf([...before, ...after]));
  await expect.poll(() => filesIn('delivered').then(({ length }) => length), patient).toBe(4);
  for (const key of [...before, ...after]) {
    expect(await sendEnquiry(receiver.url, key)).toMatchObject({ isReceived: true });
  }
  const next = await start({ folder: `${folder}/next` });
  await next.kill();
  expect(mailed()).toEqual(idsOf([...before, ...after]));
  expect(receiver.output.at(-1)).toContain(
    new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  );
});

describe.concurrent('commands', () => {
  test('forget deletes an enquiry that waits, so that it is never mailed', async ({ expect }) => {
    await using desk = await openDesk();
    const { mailServer, filesIn, start, mailed, command } = desk;
    mailServer.mood.behave = () => away;
    const receiver = await start();
    await sendMany(receiver.url, 1);
    const [name] = await filesIn('waiting');
    const { code, printed } = await command('forget', referenceOf(name).toLowerCase());
    expect(code).toBe(0);
    expect(printed).toBe(`Deleted: waiting/${name}\n`);
    mailServer.mood.behave = () => well;
    await command('retry');
    const keys = await sendMany(receiver.url, 1);
    await expect.poll(mailed, patient).toEqual(idsOf(keys));
    expect((await command('show', referenceOf(name))).code).toBe(1);
  });

  test('forget deletes the fingerprint of one that was delivered, and says where its words still are', async ({
    expect,
  }) => {
    await using desk = await openDesk();
    const { filesIn, start, command } = desk;
    const receiver = await start();
    await sendMany(receiver.url, 1);
    await expect.poll(() => filesIn('delivered').then(({ length }) => length), patient).toBe(1);
    const [name] = await filesIn('delivered');
    const { printed } = await command('forget', referenceOf(name));
    expect(printed).toContain('delete it from the mailbox too');
    expect(await filesIn('delivered')).toEqual([]);
  });

  test('forget deletes nothing for what is no whole reference', async ({ expect }) => {
    await using desk = await openDesk();
    const { filesIn, command, leaveWaiting } = desk;
    await leaveWaiting(1);
    const references = ['', '*', '..', '../../etc', '3F9A', '3F9A-07C2-AAAA', '3F9A-07C2'];
    const codes = await Promise.all(
      references.map(async (reference) => (await command('forget', reference)).code),
    );
    expect(codes).toEqual(references.map(() => 1));
    expect(await filesIn('waiting')).toHaveLength(1);
  });

  test('status without a folder counts nothing and makes none', async ({ expect }) => {
    await using desk = await openDesk();
    const { folder } = desk;
    const nowhere = join(folder, 'nowhere');
    const { code, printed } = await runCommand(bundle.file, nowhere, 'status');
    expect(code).toBe(0);
    expect(printed).toContain('Waiting:   0');
    expect(await readdir(folder)).toEqual([]);
  });

  test('one that is unknown prints how they are used', async ({ expect }) => {
    await using desk = await openDesk();
    const { command } = desk;
    const { code, printed } = await command('delete');
    expect(code).toBe(1);
    expect(printed).toContain('npm run receive -- status');
  });
});

describe.concurrent('the health check', () => {
  test('answers 503 when an enquiry waits for longer than an hour', async ({ expect }) => {
    await using desk = await openDesk();
    const { folder, mailServer, filesIn, start, command, leaveWaiting } = desk;
    await leaveWaiting(1);
    const [name = ''] = await filesIn('waiting');
    const file = join(folder, 'waiting', name);
    const record = JSON.parse(await readFile(file, 'utf8'));
    const received = new Date(Date.now() - 3_700_000).toISOString();
    await writeFile(file, JSON.stringify({ ...record, received }));
    mailServer.mood.behave = () => away;
    const receiver = await start();
    await expect.poll(() => fetch(receiver.health).then(({ status }) => status), patient).toBe(503);
    await expect
      .poll(() => fetch(receiver.health).then((answer) => answer.json()), patient)
      .toMatchObject({ status: 'enquiries wait', waiting: 1, failure: 'unreachable' });
    mailServer.mood.behave = () => well;
    await command('retry');
    await expect.poll(() => fetch(receiver.health).then(({ status }) => status), patient).toBe(200);
  });
});
