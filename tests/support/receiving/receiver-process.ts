import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { bundleCommand } from '../projects/bundle-command';

export const site = 'https://www.site.example';

/** The command `npm run receive` as one file. */
export const bundleReceiver = () => bundleCommand('lib/receiving/node/receive.ts');

export interface ProcessOptions {
  /** Where the database is, as a file in this folder. */
  readonly folder: string;
  readonly smtpUrl: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Arguments of Node itself. */
  readonly nodeArguments?: readonly string[];
  /** The system user that it runs as. Only root can choose one. */
  readonly user?: number;
}

/** A line of the log. */
export interface LogLine {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** The address of the database file in a folder. */
export const databaseUrlIn = (folder: string) => `file:${folder}/enquiries.db`;

/** The environment of a receiver. */
const environmentFor = ({ folder, smtpUrl, environment }: ProcessOptions) => ({
  ...process.env,
  SMTP_URL: smtpUrl,
  ENQUIRY_FROM: 'website@desk.example',
  ENQUIRY_TO: 'desk@desk.example',
  ENQUIRY_ORIGINS: site,
  ENQUIRY_DATABASE_URL: databaseUrlIn(folder),
  ENQUIRY_BEHIND_PROXY: 'yes',
  PORT: '0',
  ...environment,
});

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : once(child, 'exit').then(() => {});

/** Starts the receiver as a separate process. */
export function startProcess(file: string, options: ProcessOptions) {
  const child = spawn(process.execPath, [...(options.nodeArguments ?? []), file], {
    env: environmentFor(options),
    stdio: ['ignore', 'pipe', 'inherit'],
    ...(options.user !== undefined && { uid: options.user, gid: options.user }),
  });
  const output: string[] = [];
  const log = (): readonly LogLine[] => output.map((line) => JSON.parse(line));
  let url: string | undefined;
  const ready = new Promise<string | undefined>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      url ??= /"url":"([^"]+)"/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', () => resolve(undefined));
  });
  return {
    process: child,
    /** The lines of its log. */
    output,
    /** The lines of its log, parsed. @throws if one is not JSON */
    log,
    /** The address at which it receives enquiries; undefined if it ended before. */
    ready,
    ended: () => ended(child),
    async kill(signal: NodeJS.Signals = 'SIGKILL') {
      child.kill(signal);
      await ended(child);
    },
  };
}

/** Runs one of the receiver's commands. */
export async function runCommand(file: string, folder: string, ...words: readonly string[]) {
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, ENQUIRY_DATABASE_URL: databaseUrlIn(folder) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (part) => {
    printed += part;
  });
  child.stderr.on('data', (part) => {
    printed += part;
  });
  const [code] = await once(child, 'close');
  return { code, printed };
}

let count = 0;

/** A key that is unique in this run. */
export function newKey(): string {
  count += 1;
  return `key-${process.pid}-${String(count).padStart(8, '0')}`;
}

/**
 * A word in the name, address and message of every enquiry of these tests. Tests check that logs and notices do not
 * contain it.
 */
export const visitorsWord = 'Zanzibarine';

/** The address of one of a number of clients, chosen by an enquiry's key. */
function clientFor(key: string, clients: number): string {
  const number = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % clients, 7);
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

/**
 * Sends an enquiry. Resolves with the status, or 0 without an answer.
 * @param clients how many addresses the enquiries come from
 */
export async function sendEnquiry(url: string, key: string, clients = 16_777_216) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Origin: site,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': clientFor(key, clients),
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
    const answer: unknown = await response.json();
    const isReceived =
      typeof answer === 'object' &&
      answer !== null &&
      'status' in answer &&
      answer.status === 'received';
    return { status: response.status, isReceived };
  } catch {
    return { status: 0, isReceived: false };
  }
}

/** The Message-ID of the enquiry with a key. */
export const messageIdOf = (key: string) => `<${key}@desk.example>`;
