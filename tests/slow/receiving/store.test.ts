import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeliveries } from '@/lib/receiving/node/deliveries';
import { createLog } from '@/lib/receiving/node/log';
import type { EnquiryRecord } from '@/lib/receiving/node/records';
import { createStore } from '@/lib/receiving/node/store';

let folder: string;
let store: ReturnType<typeof createStore>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  store = createStore(folder);
  await store.open();
});
afterEach(() => rm(folder, { recursive: true }));

const day = 86_400_000;

const record = (key: string, received = new Date()): EnquiryRecord => ({
  version: 1,
  key,
  digest: 'digest',
  reference: '3F9A-07C2',
  received: received.toISOString(),
  mail: { messageId: `<${key}@desk.example>`, subject: 'Enquiry', text: 'Two tills' },
});

describe('a fingerprint', () => {
  const deliver = async (key: string) => {
    const name = await store.add(record(key));
    await store.recordMailed(name);
    await store.finishMailed();
    return name;
  };

  test('has no word of the enquiry, and knows a repeat', async () => {
    const name = await deliver('key');
    const text = await store.rawText({ state: 'delivered', name });
    expect(text).not.toContain('tills');
    expect(text).not.toContain('key');
    expect(await store.digestOf('key')).toBe('digest');
  });

  test('is deleted after the days that were set, and not before', async () => {
    await deliver('key');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 89 * day });
    expect(await store.forgetFingerprints(90)).toBe(0);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(await store.forgetFingerprints(90)).toBe(1);
    vi.useRealTimers();
    expect(await store.digestOf('key')).toBeUndefined();
  });

  test('outlasts a clock that was set back', async () => {
    await deliver('key');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - day });
    expect(await store.forgetFingerprints(90)).toBe(0);
    vi.useRealTimers();
  });

  test('that is damaged is deleted, and one of a newer version kept', async () => {
    await writeFile(join(folder, 'delivered', 'a.json'), '{"ver');
    await writeFile(join(folder, 'delivered', 'b.json'), '{"version":2}');
    expect(await store.forgetFingerprints(90)).toBe(1);
    expect(await readdir(join(folder, 'delivered'))).toEqual(['b.json']);
  });
});

describe('opening the folder', () => {
  test('throws away what was never called received, and finishes what was mailed', async () => {
    await writeFile(join(folder, 'arriving', 'half.json'), '{"version"');
    const name = await store.add(record('key'));
    await store.recordMailed(name);
    const reopened = createStore(folder);
    await reopened.open();
    await reopened.finishMailed();
    expect(await readdir(join(folder, 'arriving'))).toEqual([]);
    expect(await readdir(join(folder, 'mailed'))).toEqual([]);
    expect(await readdir(join(folder, 'delivered'))).toEqual([name]);
  });
});

test('the folders can be read by their owner alone', async () => {
  const name = await store.add(record('key'));
  expect((await stat(join(folder, 'waiting'))).mode & 0o077).toBe(0);
  expect((await stat(join(folder, 'waiting', name))).mode & 0o077).toBe(0);
});

describe('deliveries', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line: string) => lines.push(line) });

  test('give one up that was put off for more than five days, and never one that found no server', async () => {
    await store.add(record('old-and-put-off', new Date(Date.now() - 6 * day)));
    await store.add(record('old-without-server', new Date(Date.now() - 6 * day)));
    await store.add(record('new-and-put-off'));
    const deliveries = createDeliveries({
      store,
      log,
      send: ({ key }) =>
        Promise.reject(
          key === 'old-without-server'
            ? { code: 'ECONNECTION', command: 'CONN' }
            : { responseCode: 451, command: 'DATA' },
        ),
    });
    await deliveries.open();
    await deliveries.settled();
    await deliveries.stop();
    expect(await store.list('set-aside')).toHaveLength(1);
    expect(await store.list('waiting')).toHaveLength(2);
    expect(lines.join('')).toContain('the mail server has put it off for 5 days');
  });

  test('record one that was mailed again and again where the disk fails, and send it no second time', async () => {
    const name = await store.add(record('key'));
    const send = vi.fn(async () => {});
    await rm(join(folder, 'mailed'), { recursive: true });
    await writeFile(join(folder, 'mailed'), 'in the way');
    const deliveries = createDeliveries({ store, log, send });
    await deliveries.open();
    await deliveries.settled();
    expect(deliveries.backlog()).toMatchObject({ waiting: 1, failure: 'disk' });
    await rm(join(folder, 'mailed'));
    await mkdir(join(folder, 'mailed'));
    await store.askForRetry();
    await vi.waitFor(async () => expect(await store.list('delivered')).toEqual([name]), 10_000);
    await deliveries.stop();
    expect(send).toHaveBeenCalledOnce();
  });

  test('try those that found no server as soon as another mail is taken', async () => {
    for (let number = 0; number < 6; number += 1) await store.add(record(`early-${number}`));
    let isAway = true;
    const send = vi.fn(async () => {
      if (isAway) throw { code: 'ECONNECTION', command: 'CONN' };
    });
    const deliveries = createDeliveries({ store, log, send });
    await deliveries.open();
    await deliveries.settled();
    isAway = false;
    deliveries.add(await store.add(record('late')));
    await deliveries.settled();
    expect(await store.list('waiting')).toEqual([]);
    expect(send).toHaveBeenCalledTimes(13);
    await deliveries.stop();
  });
});

test('a retry that was asked for before the start is no news', async () => {
  await store.askForRetry();
  await utimes(join(folder, 'retry'), new Date(0), new Date(0));
  expect(await store.retryAskedAt()).toBe(0);
});
