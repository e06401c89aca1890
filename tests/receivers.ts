import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createMailDesk } from '@/lib/receiving/mail-desk';
import { createEnquiryServer } from '@/lib/receiving/node-server';

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

/** The receiving example on plain Node with its mailbox, for pages of the given origins, as behind a proxy. */
export async function startMailReceiver(origins: readonly string[]) {
  const mailbox = await startMailbox();
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const transport = createTransport(mailbox.url);
  const open = () =>
    createMailDesk({
      folder,
      from: 'website@desk.example',
      to: 'desk@desk.example',
      send: (mail) => transport.sendMail(mail),
      requestsPerWindow: 20,
      windowSeconds: 600,
    });
  const server = createEnquiryServer({ desk: await open(), origins, isBehindProxy: true });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}/enquiry`,
    mailbox,
    /** The desk as it is after a restart: another process over the same folder. */
    reopen: open,
    stop: async () => {
      server.closeAllConnections();
      await closed(server);
      transport.close();
      await mailbox.stop();
      await rm(folder, { recursive: true });
    },
  };
}
