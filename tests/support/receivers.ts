import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createLog } from '@/lib/receiving/node/log';
import { startReceiver } from '@/lib/receiving/node/serve';

const listening = (server: Server) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await closed(server);
  return port;
}

/** A mail server that keeps what it is sent, and can be told to turn mail away. */
export async function startMailbox() {
  const mails: Email[] = [];
  const sources: string[] = [];
  const mood = { isRefusing: false };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part);
      if (mood.isRefusing) {
        done(new Error('Mailbox out of order'));
        return;
      }
      const source = Buffer.concat(parts).toString('utf8');
      sources.push(source);
      mails.push(await PostalMime.parse(source));
      done();
    },
  });
  const port = await listening(smtp.server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The mails as they came over the wire. */
    sources,
    mood,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

/** The receiver on plain Node with its mailbox, for pages of the given origins, as behind a proxy. */
export async function startMailReceiver(origins: readonly string[]) {
  const mailbox = await startMailbox();
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const logged: string[] = [];
  const open = (port: number) =>
    startReceiver(
      {
        folder,
        fingerprintDays: 90,
        smtpUrl: mailbox.url,
        from: 'website@desk.example',
        to: 'desk@desk.example',
        origins,
        isBehindProxy: true,
        host: '127.0.0.1',
        port,
      },
      createLog({ write: (line: string) => logged.push(line) }),
    );
  let receiver = await open(0);
  const { url } = receiver;
  const arriving = join(folder, 'arriving');
  return {
    url,
    folder,
    mailbox,
    /** What it logged, a line of JSON each. */
    logged,
    /** Resolves when no delivery is under way. */
    settled: () => receiver.settled(),
    /** Stops it and starts it again over the same folder, at the same address. */
    async restart() {
      await receiver.stop();
      receiver = await open(Number(new URL(url).port));
    },
    /** Puts a file in the place of the folder that enquiries are written to, so that none can be kept. */
    async breakDisk() {
      await rename(arriving, `${arriving}-away`);
      await writeFile(arriving, '');
    },
    async mendDisk() {
      await rm(arriving);
      await rename(`${arriving}-away`, arriving);
    },
    async stop() {
      await receiver.stop();
      await mailbox.stop();
      await rm(folder, { recursive: true });
    },
  };
}
