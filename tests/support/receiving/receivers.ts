import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createLog } from '@/lib/receiving/log';
import { startReceiver } from '@/lib/receiving/node/serve';
import { startMailServer } from './mail-server';

/** The Node receiver in this process, as behind a proxy, for pages of an origin. It writes no log. */
export async function startMailReceiver(origin: string) {
  const mailServer = await startMailServer();
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const receiver = await startReceiver(
    {
      databaseUrl: `file:${folder}/enquiries.db`,
      keepDays: 90,
      smtpUrl: mailServer.url,
      from: 'website@desk.example',
      to: 'desk@desk.example',
      origins: [origin],
      isBehindProxy: true,
      host: '127.0.0.1',
      port: 0,
    },
    createLog(() => {}),
  );
  return {
    url: receiver.url,
    /** The mails that were sent, when nothing is due any more. */
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
