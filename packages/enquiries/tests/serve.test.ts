import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../src/log';
import { startReceiver } from '../src/node/serve';
import { startMailServer, well } from './support/mail-server';

afterEach(() => vi.useRealTimers());

test('if the mail server could not be used at the start, health says so until it can, even if no enquiry comes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const mailServer = await startMailServer((stage) =>
    stage === 'connect' ? { type: 'refuse', status: 421, words: 'Not yet' } : well,
  );
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const receiver = await startReceiver(
    {
      ...{ databaseUrl: `file:${folder}/enquiries.db`, keepDays: 90, smtpUrl: mailServer.url },
      ...{ from: 'website@desk.example', to: ['desk@desk.example'], proxies: 1 },
      ...{ origins: ['https://www.site.example'], host: '127.0.0.1', port: 0 },
    },
    createLog(() => {}),
  );
  const mail = async () => {
    const answer = await fetch(receiver.url.replace('/enquiry', '/health'));
    return (await answer.json()).mail;
  };
  await expect.poll(mail).toBe('the connection to the mail server fails');
  mailServer.mood.behave = () => well;
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(mail, { timeout: 10_000 }).toBe('ok');
  await receiver.stop();
  mailServer.stop();
  await rm(folder, { recursive: true });
});
