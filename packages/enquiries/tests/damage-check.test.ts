import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../src/log';
import { openDatabase } from '../src/node/database';
import { startReceiver } from '../src/node/serve';
import { startMailServer } from './support/mail-server';

const worker = vi.hoisted(() => ({ isEnded: false }));

/** A worker that the system ends before it has looked for damage, such as when memory is short. */
function endedWorker() {
  const ended = new EventEmitter();
  setImmediate(() => ended.emit('exit', 1));
  return ended;
}

vi.mock('node:worker_threads', async (original) => {
  const actual = await original<typeof import('node:worker_threads')>();
  return {
    ...actual,
    Worker: new Proxy(actual.Worker, {
      construct: (target, settings) =>
        worker.isEnded ? endedWorker() : Reflect.construct(target, settings),
    }),
  };
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
});
afterEach(async () => {
  vi.useRealTimers();
  worker.isEnded = false;
  await rm(folder, { recursive: true });
});

test('a receiver whose check for damage ends without a result does not wait for it', async () => {
  worker.isEnded = true;
  await expect(openDatabase(`file:${folder}/enquiries.db`)).rejects.toThrow('ended with code 1');
});

test('if the hourly check for damage fails, the log says so, and nothing else is in doubt', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const mailServer = await startMailServer();
  const events: unknown[] = [];
  const receiver = await startReceiver(
    {
      ...{ databaseUrl: `file:${folder}/enquiries.db`, keepDays: 90, smtpUrl: mailServer.url },
      ...{ from: 'website@desk.example', to: ['desk@desk.example'], proxies: 1 },
      ...{ origins: ['https://www.site.example'], host: '127.0.0.1', port: 0 },
    },
    createLog((line) => events.push(JSON.parse(line).event)),
  );
  worker.isEnded = true;
  await vi.advanceTimersByTimeAsync(3_600_000);
  await expect.poll(() => events).toContain('database not checked for damage');
  expect(events).not.toContain('old enquiries not deleted');
  const health = await fetch(receiver.url.replace('/enquiry', '/health'));
  expect(await health.json()).toMatchObject({ status: 'ok' });
  await receiver.stop();
  mailServer.stop();
});
