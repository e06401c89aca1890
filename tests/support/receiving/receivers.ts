import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Transaction } from '@libsql/client';
import PostalMime from 'postal-mime';
import { createLog } from '@/lib/receiving/log';
import { startReceiver } from '@/lib/receiving/node/serve';
import { startMailServer } from './mail-server';

/** The Node receiver with a mail server, for pages of the given origins, as behind a proxy. */
export async function startMailReceiver(origins: readonly string[]) {
  const mailServer = await startMailServer();
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const file = join(folder, 'enquiries.db');
  const logged: string[] = [];
  const other = createClient({ url: `file:${file}` });
  let lock: Transaction | undefined;
  const open = (port: number) =>
    startReceiver(
      {
        databaseUrl: `file:${file}`,
        keepDays: 90,
        smtpUrl: mailServer.url,
        from: 'website@desk.example',
        to: 'desk@desk.example',
        origins,
        isBehindProxy: true,
        host: '127.0.0.1',
        port,
      },
      createLog((line) => logged.push(line)),
    );
  let receiver = await open(0);
  const { url } = receiver;
  return {
    url,
    mailServer,
    /** The mails that were sent, when nothing is due any more. */
    async mails() {
      await receiver.settled();
      return Promise.all(mailServer.taken.map(({ source }) => PostalMime.parse(source)));
    },
    /** Its log, one line of JSON for each event. */
    logged,
    /** Resolves when no delivery is under way. */
    settled: () => receiver.settled(),
    /** Restarts it with the same folder and address. */
    async restart() {
      await receiver.stop();
      receiver = await open(Number(new URL(url).port));
    },
    /** Locks the database as another program would, so that no enquiry can be stored. */
    async lockDatabase() {
      lock = await other.transaction('write');
    },
    unlockDatabase: () => lock?.close(),
    async stop() {
      await receiver.stop();
      mailServer.stop();
      other.close();
      await rm(folder, { recursive: true });
    },
  };
}
