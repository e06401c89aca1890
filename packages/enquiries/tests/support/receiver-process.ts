import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import Sqlite from 'libsql';
import { buildReceiver } from '../../build';
import { type Behave, startMailServer } from './mail-server';

/** The origin whose enquiries the receivers accept. */
export const site = 'https://www.site.example';

/** Bundles the command `npm run enquiries` into one file, which starts three times as fast. */
export async function bundleReceiver() {
  const cache = 'node_modules/.cache';
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'receiver-'));
  const file = await buildReceiver(folder);
  await chmod(folder, 0o755); // For tests that run it as another user.
  return { file, remove: () => rm(folder, { recursive: true }) };
}

/**
 * Creates a folder for a database and starts a mail server. Receivers and commands that use them
 * run as separate processes. With `await using place = await makePlace(…)`, all of them end when
 * `place` goes out of scope.
 * @param bundle the file of `bundleReceiver`
 */
export async function makePlace(bundle: string, behave?: Behave) {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const databaseUrl = `file:${folder}/enquiries.db`;
  const mailServer = await startMailServer(behave);
  const receivers: { kill(): Promise<void> }[] = [];
  const env = {
    ...process.env,
    SMTP_URL: mailServer.url,
    ENQUIRY_FROM: 'website@desk.example',
    ENQUIRY_TO: 'desk@desk.example',
    ENQUIRY_ORIGINS: site,
    ENQUIRY_DATABASE_URL: databaseUrl,
    ENQUIRY_PROXIES: '1',
    PORT: '0',
  };

  /**
   * Starts a receiver.
   * @param user the system user that it runs as, which only root can choose
   */
  function launch(user?: number) {
    const child = spawn(process.execPath, [bundle], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(user !== undefined && { uid: user, gid: user }),
    });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const output: string[] = [];
    const ready = new Promise<string | undefined>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        output.push(line);
        const url = /"url":"([^"]+)"/.exec(line)?.[1];
        if (url !== undefined) resolve(url);
      });
      child.once('exit', () => resolve(undefined));
    });
    const receiver = {
      process: child,
      /** The lines of its log. */
      output,
      /**
       * Resolves with the address at which it receives enquiries, or with undefined if it ends
       * before it is ready.
       */
      ready,
      ended,
      async kill(signal: NodeJS.Signals = 'SIGKILL') {
        child.kill(signal);
        await ended;
      },
    };
    receivers.push(receiver);
    return receiver;
  }

  /** Runs SQL on the database, as another program would. */
  function sql(statement: string) {
    const connection = new Sqlite(join(folder, 'enquiries.db'));
    connection.exec(statement);
    connection.pragma('user_version = 0'); // Closing this connection may delete the log.
    connection.close();
  }

  return {
    folder,
    file: join(folder, 'enquiries.db'),
    databaseUrl,
    mailServer,
    launch,
    sql,

    /**
     * Ends the claims of receivers that were killed. Otherwise, a claim would last for twenty
     * seconds.
     */
    endClaims: () => sql('UPDATE enquiries SET due_at = 0'),

    /** Starts a receiver, and waits until it is ready or has ended. */
    async start(user?: number) {
      const receiver = launch(user);
      const url = (await receiver.ready) ?? '';
      const health = async () => {
        const answer = await fetch(url.replace('/enquiry', '/health'));
        return { httpStatus: answer.status, ...(await answer.json()) };
      };
      return { ...receiver, url, health };
    },

    /** Runs one of the receiver's commands. */
    async command(...words: readonly string[]) {
      const child = spawn(process.execPath, [bundle, ...words], { env });
      const printed = Promise.all([text(child.stdout), text(child.stderr)]);
      const [code] = await once(child, 'close');
      return { code, printed: (await printed).join('') };
    },

    async [Symbol.asyncDispose]() {
      for (const receiver of receivers) await receiver.kill();
      mailServer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let count = 0;

/** A key that is unique in this run. */
export function newKey(): string {
  count += 1;
  return `key-${process.pid}-${String(count).padStart(8, '0')}`;
}

/** The Message-ID of the enquiry with a key. */
export const messageIdOf = (key: string) => `<${key}@desk.example>`;

/**
 * A word in the name, address and message of every enquiry of these tests. Tests check that logs
 * and notices do not contain it.
 */
export const visitorsWord = 'Zanzibarine';

const anyByte = () => Math.floor(Math.random() * 256);

/**
 * Sends an enquiry from a random IP address, so that no rate limit applies. Resolves with status 0
 * if there is no answer.
 */
export async function sendEnquiry(url: string, key: string) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Origin: site,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': `10.${anyByte()}.${anyByte()}.${anyByte()}`,
      },
      body: JSON.stringify({
        kind: 'enquiry',
        name: `Asha ${visitorsWord}`,
        email: `asha@${visitorsWord.toLowerCase()}.example`,
        about: [],
        message: `Two tills, one shop. ${visitorsWord}`,
        secondsTaken: 30,
      }),
      signal: AbortSignal.timeout(20_000),
    });
    const { status, reference = '' }: { status?: unknown; reference?: string } =
      await response.json();
    return { status: response.status, isReceived: status === 'received', reference };
  } catch {
    return { status: 0, isReceived: false, reference: '' };
  }
}
