import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createLog } from '../../src/log';
import { startReceiver } from '../../src/node/serve';
import { startMailServer } from './mail-server';

/**
 * Starts the Node receiver in this process, with the settings for a proxy. It accepts only
 * enquiries from pages of one origin, and writes no log.
 */
export async function startMailReceiver(origin: string) {
  const mailServer = await startMailServer();
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const databaseUrl = `file:${folder}/enquiries.db`;
  const receiver = await startReceiver(
    {
      databaseUrl,
      keepDays: 90,
      smtpUrl: mailServer.url,
      from: 'website@desk.example',
      to: ['desk@desk.example'],
      origins: [origin],
      proxies: 1,
      host: '127.0.0.1',
      port: 0,
    },
    createLog(() => {}),
  );
  return {
    url: receiver.url,
    databaseUrl,
    /** Waits until no mail is due, and returns the mails that were sent. */
    async mails() {
      await receiver.settled();
      return Promise.all(mailServer.taken.map(({ source }) => PostalMime.parse(source)));
    },
    async stop() {
      await receiver.stop();
      mailServer.stop();
      await rm(folder, { recursive: true });
    },
  };
}
