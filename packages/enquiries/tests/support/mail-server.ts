import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/**
 * The stages at which the mail server can fail. At `data` it has received the whole mail, and at
 * `taken` it has stored it.
 */
export const stages = ['connect', 'from', 'to', 'data', 'taken'] as const;

export type Stage = (typeof stages)[number];

/** What the mail server does at a stage. After a reset or a refusal, there are no more stages. */
export type Behaviour =
  | { readonly type: 'well' }
  | { readonly type: 'slow'; readonly milliseconds: number }
  | { readonly type: 'reset' }
  | { readonly type: 'refuse'; readonly status: number; readonly words: string };

/**
 * Chooses what the server does at a stage. `source` is the mail. It is empty before the stage
 * `data`.
 */
export type Behave = (
  stage: Stage,
  source: string,
  recipient?: string,
) => Behaviour | Promise<Behaviour>;

export const well: Behaviour = { type: 'well' };

/** A mail that the server has stored. */
export interface TakenMail {
  readonly messageId: string;
  readonly source: string;
  readonly recipients: readonly string[];
}

/**
 * Starts a mail server that uses no encryption and stores mails in memory. `mood.behave` can be
 * replaced at any time.
 */
export async function startMailServer(behave: Behave = () => well) {
  const mood = { behave };
  const taken: TakenMail[] = [];
  const sockets = new Map<number, Socket>();

  /**
   * Behaves as chosen for a stage. Resolves if the next stage follows.
   * @throws the server's refusal
   */
  async function play(
    stage: Stage,
    { remotePort }: SMTPServerSession,
    source = '',
    recipient?: string,
  ) {
    const behaviour = await mood.behave(stage, source, recipient);
    if (behaviour.type === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, behaviour.milliseconds));
    }
    if (behaviour.type === 'refuse') {
      throw Object.assign(new Error(behaviour.words), { responseCode: behaviour.status });
    }
    if (behaviour.type === 'reset') {
      sockets.get(remotePort)?.resetAndDestroy();
      throw new Error('The connection is broken.');
    }
  }

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onConnect: (session, done) => play('connect', session).then(() => done(), done),
    onMailFrom: (_, session, done) => play('from', session).then(() => done(), done),
    onRcptTo: ({ address }, session, done) =>
      play('to', session, '', address).then(() => done(), done),
    onData(stream, session, done) {
      const take = async () => {
        const source = await text(stream);
        await play('data', session, source);
        const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(source)?.[1] ?? '';
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        taken.push({ messageId, source, recipients });
        await play('taken', session, source);
      };
      take().then(() => done(), done);
    },
  });
  smtp.on('error', () => {}); // When a receiver is killed, its connections break.
  smtp.server.on('connection', (socket: Socket) => {
    if (socket.remotePort !== undefined) sockets.set(socket.remotePort, socket);
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo; // The address of a TCP server is never a string.
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The mails that the server has stored, including copies, in order. */
    taken,
    mood,
    stop: () => smtp.close(),
  };
}
