import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * The stages of a conversation at which the mail server can fail. At `taken` it has stored the mail and not confirmed
 * it yet.
 */
export const stages = ['connect', 'hello', 'from', 'to', 'data', 'body', 'taken'] as const;

export type Stage = (typeof stages)[number];

/** What the mail server does at a stage. All but `well` and `slow` end the conversation there. */
export type Behaviour =
  | { readonly type: 'well' }
  | { readonly type: 'slow'; readonly milliseconds: number }
  | { readonly type: 'reset' }
  | { readonly type: 'answer'; readonly line: string };

/** A mail that the server has accepted. */
export interface TakenMail {
  readonly messageId: string;
  readonly source: string;
}

const well: Behaviour = { type: 'well' };

const usualAnswers: Readonly<Record<Stage, string>> = {
  connect: '220 mail.example ESMTP',
  hello: '250 mail.example',
  from: '250 2.1.0 Sender taken',
  to: '250 2.1.5 Recipient taken',
  data: '354 Go on',
  body: '',
  taken: '250 2.0.0 Mail taken',
};

const stageOf = (line: string): Stage | undefined => {
  const command = line.toUpperCase();
  if (/^(EHLO|HELO)\b/.test(command)) return 'hello';
  if (command.startsWith('MAIL FROM')) return 'from';
  if (command.startsWith('RCPT TO')) return 'to';
  return command === 'DATA' ? 'data' : undefined;
};

/**
 * A mail server whose behaviour at each stage of each conversation is chosen by `behave`. It counts a mail as taken if
 * it has received all of it and has not refused it, even if its answer never arrives.
 */
export async function startMailServer(
  behave: (stage: Stage, source: string) => Behaviour | Promise<Behaviour> = () => well,
) {
  const taken: TakenMail[] = [];
  const mood = { behave };
  let conversations = 0;

  async function converse(socket: Socket) {
    conversations += 1;
    /** Runs a stage. Resolves with false if the conversation is over. */
    const play = async (stage: Stage, source = ''): Promise<boolean> => {
      const behaviour = await mood.behave(stage, source);
      if (behaviour.type === 'reset') {
        socket.resetAndDestroy();
        return false;
      }
      if (behaviour.type === 'slow') {
        await new Promise((resolve) => setTimeout(resolve, behaviour.milliseconds));
      }
      if (behaviour.type === 'answer') {
        socket.write(`${behaviour.line}\r\n`);
        return false;
      }
      if (usualAnswers[stage] !== '') socket.write(`${usualAnswers[stage]}\r\n`);
      return true;
    };

    if (!(await play('connect'))) return;
    let left = '';
    let isBody = false;
    for await (const chunk of socket) {
      left += chunk;
      if (isBody) {
        const end = left.indexOf('\r\n.\r\n');
        if (end === -1) continue;
        const source = left.slice(0, end);
        left = left.slice(end + 5);
        isBody = false;
        if (!(await play('body', source))) continue;
        const messageId = source.match(/^Message-ID:\s*(<[^>]+>)/im)?.[1] ?? '';
        taken.push({ messageId, source });
        if (!(await play('taken', source))) return;
      }
      for (let at = left.indexOf('\r\n'); at !== -1 && !isBody; at = left.indexOf('\r\n')) {
        const line = left.slice(0, at);
        left = left.slice(at + 2);
        const stage = stageOf(line);
        if (stage !== undefined) isBody = (await play(stage)) && stage === 'data';
        else socket.write(line.toUpperCase() === 'QUIT' ? '221 Bye\r\n' : '250 Fine\r\n');
      }
    }
  }

  const server = createServer((socket) => {
    socket.on('error', () => {});
    converse(socket).catch(() => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    /** The mails that it has accepted, including copies, in order. */
    taken,
    /** Its behaviour, from the next stage on. */
    mood,
    conversations: () => conversations,
    stop: () => server.close(),
  };
}

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
