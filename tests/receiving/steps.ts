import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLog } from '@/lib/receiving/node/log';
import { startReceiver } from '@/lib/receiving/node/serve';
import { readSettings } from '@/lib/receiving/node/settings';
import { type Stage, startMailServer } from './mail-server';
import { environmentFor, messageIdOf, newKey, sendEnquiry, startProcess } from './receiver-process';

/** What came of one enquiry whose receiver was killed at one moment. */
export interface StepResult {
  /** Whether the moment came: the steps are fewer than those asked for otherwise. */
  readonly wasKilled: boolean;
  /** Whether the visitor was told that it is received before the kill. */
  readonly wasReceived: boolean;
  readonly mails: number;
  /** Whether all mails have the Message-ID of the enquiry. */
  readonly isSameMessage: boolean;
  /** Files by folder at the end. */
  readonly files: Readonly<Record<string, number>>;
}

/**
 * A moment to kill the receiver at: before a step on disk, counted from its start or from when it listens, or at a stage of the
 * mail server.
 */
export type Moment =
  | { readonly type: 'step'; readonly number: number; readonly from: 'start' | 'listening' }
  | { readonly type: 'stage'; readonly stage: Stage };

const killer = resolve('tests/receiving/kill-at-step.mjs');

const silentLog = createLog({ write: () => {} });

async function until(isTrue: () => boolean | Promise<boolean>) {
  const deadline = performance.now() + 60_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('What was waited for did not come true.');
    await pause(10);
  }
}

/**
 * Takes one enquiry through a receiver that is killed with SIGKILL at a moment, starts another over the same folder, lets the
 * visitor repeat the enquiry until it is received, and counts its mails when the folder is at rest.
 */
export async function killedAt(file: string, moment: Moment): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  const mailServer = await startMailServer();
  const options = { folder, smtpUrl: mailServer.url };
  const key = newKey();
  const countIn = async (state: string) =>
    (await readdir(join(folder, state)).catch(() => [])).length;
  const isAtRest = async () => {
    const [waiting, mailed, delivered] = await Promise.all(
      ['waiting', 'mailed', 'delivered'].map(countIn),
    );
    return waiting === 0 && mailed === 0 && delivered === 1;
  };

  const first = startProcess(file, {
    ...options,
    ...(moment.type === 'step' && {
      nodeArguments: ['--import', killer],
      environment: { KILL_AT: String(moment.number), KILL_FROM: moment.from },
    }),
  });
  if (moment.type === 'stage') {
    mailServer.mood.behave = (stage) => {
      if (stage === moment.stage) first.process.kill('SIGKILL');
      return { type: 'well' };
    };
  }
  let isEnded = false;
  void first.ended().then(() => {
    isEnded = true;
  });
  const url = await first.ready;
  const { isReceived: wasReceived } = url ? await sendEnquiry(url, key) : { isReceived: false };
  await until(async () => isEnded || (await isAtRest()));
  // Asked to stop, it still takes its last steps.
  await first.kill('SIGTERM');
  const wasKilled = first.process.signalCode === 'SIGKILL';

  mailServer.mood.behave = () => ({ type: 'well' });
  // The second is not killed, so it needs no process of its own.
  const second = await startReceiver(readSettings(environmentFor(options)), silentLog);
  await until(async () => wasReceived || (await sendEnquiry(second.url, key)).isReceived);
  await until(isAtRest);
  await second.stop();
  const states = ['arriving', 'waiting', 'mailed', 'set-aside', 'delivered'];
  const counts = await Promise.all(states.map(async (state) => [state, await countIn(state)]));
  mailServer.stop();
  await rm(folder, { recursive: true });
  return {
    wasKilled,
    wasReceived,
    mails: mailServer.taken.length,
    isSameMessage: mailServer.taken.every(({ messageId }) => messageId === messageIdOf(key)),
    files: Object.fromEntries(counts),
  };
}

/**
 * Kills at each step on disk in turn, until there is none left. Resolves with what came of each, the first step first.
 * @param lanes how many are tried side by side
 */
export async function killedAtEachStep(
  file: string,
  from: 'start' | 'listening',
  lanes: number,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  let next = 1;
  let isDone = false;
  async function lane() {
    while (!isDone) {
      const number = next;
      next += 1;
      const result = await killedAt(file, { type: 'step', number, from });
      if (result.wasKilled) results[number - 1] = result;
      else isDone = true;
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
