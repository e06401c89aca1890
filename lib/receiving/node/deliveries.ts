import pLimit from 'p-limit';
import { deliverySchedule, pauseAfter } from '../delivery-schedule';
import { errorFacts } from '../error-facts';
import type { Log } from './log';
import { type MailFailure, mailFailure } from './mail-errors';
import type { EnquiryRecord } from './records';
import type { Store } from './store';

/** How many mails are under way at once. One that the mail server keeps waiting takes one of these places and no more. */
const placesAtOnce = 10;

/** How often the folder is looked at for what commands changed, in milliseconds. */
const lookEveryMs = 2_000;

/**
 * How many of those that found no mail server are tried at once when another enquiry was mailed. If the server is back, each
 * of them brings others; if it is one enquiry that breaks the connection, that costs no more than these attempts.
 */
const triedOnSuccess = 2;

/** An enquiry that waits. Its words stay on disk; this is what the next attempt needs. */
interface Waiting {
  readonly since: number;
  attempts: number;
  /** When it was received, in milliseconds since 1970, once that is known. */
  received?: number;
  /** The mail server has it, but that could not be written down yet: only this is tried again. */
  isMailed: boolean;
  failure?: MailFailure['type'] | 'disk';
  timer?: NodeJS.Timeout;
}

export interface Backlog {
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** The latest failure of one that still waits. */
  readonly failure?: MailFailure['type'] | 'disk';
}

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Deliveries of what waits in a store: each enquiry by itself, at its own times. */
export function createDeliveries(options: {
  readonly store: Store;
  /** Hands a mail to the mail server; rejects where that doesn't take it. */
  readonly send: (record: EnquiryRecord) => Promise<unknown>;
  readonly log: Log;
}) {
  const { store, send, log } = options;
  const place = pLimit(placesAtOnce);
  const queue = new Map<string, Waiting>();
  const running = new Set<Promise<void>>();
  let isStopped = false;
  let looking: NodeJS.Timeout | undefined;
  let retryAskedAt: number | undefined;
  let fault: string | undefined;

  const referenceOf = (name: string) =>
    /^[0-9a-f]{64}\.json$/.test(name)
      ? name.slice(0, 8).toUpperCase().replace(/^.{4}/, '$&-')
      : undefined;

  function start(name: string, waiting: Waiting) {
    if (isStopped) return;
    clearTimeout(waiting.timer);
    delete waiting.timer;
    const attempt = place(() => (isStopped ? undefined : deliver(name, waiting)));
    const done = attempt.finally(() => running.delete(done));
    running.add(done);
  }

  function postpone(
    name: string,
    waiting: Waiting,
    failure: MailFailure['type'] | 'disk',
    facts: object,
  ) {
    waiting.attempts += 1;
    waiting.failure = failure;
    const pauseMs = pauseAfter(waiting.attempts);
    // The desk has to act on a password or a disk; the rest mends itself more often than not.
    const level = failure === 'authentication' || failure === 'disk' ? 'error' : 'warn';
    log[level](
      {
        reference: referenceOf(name),
        failure,
        attempts: waiting.attempts,
        nextInSeconds: Math.round(pauseMs / 1000),
        ...facts,
      },
      'not delivered yet',
    );
    if (isStopped) return;
    waiting.timer = setTimeout(() => start(name, waiting), pauseMs);
  }

  async function setAside(name: string, because: string, answer?: string, facts: object = {}) {
    await store.setAside(name, {
      at: new Date().toISOString(),
      because,
      ...(answer !== undefined && { answer }),
    });
    queue.delete(name);
    log.error({ reference: referenceOf(name), because, ...facts }, 'set aside');
  }

  /** Sends a mail. Resolves with why it was not taken, or undefined when it was. */
  const failureOf = (record: EnquiryRecord): Promise<MailFailure | undefined> =>
    send(record).then(() => undefined, mailFailure);

  async function handleFailure(name: string, waiting: Waiting, failure: MailFailure) {
    const { type, answer, ...facts } = failure;
    if (type === 'refused') {
      await setAside(name, 'the mail server refuses it for good', answer, facts);
      return;
    }
    const waitedMs = Date.now() - (waiting.received ?? Date.now());
    if (type === 'later' && waitedMs > deliverySchedule.giveUpDays * 86_400_000) {
      const because = `the mail server has put it off for ${deliverySchedule.giveUpDays} days`;
      await setAside(name, because, answer, facts);
      return;
    }
    postpone(name, waiting, type, facts);
  }

  /** One attempt. Whatever fails concerns this enquiry alone. */
  async function deliver(name: string, waiting: Waiting) {
    try {
      if (!waiting.isMailed) {
        const reading = await store.read({ state: 'waiting', name });
        if (!reading) {
          queue.delete(name);
          return;
        }
        if (reading.type === 'unreadable') {
          await setAside(name, `the file is ${reading.why}`);
          return;
        }
        waiting.received = Date.parse(reading.record.received);
        const failure = await failureOf(reading.record);
        if (failure) {
          await handleFailure(name, waiting, failure);
          return;
        }
        waiting.isMailed = true;
      }
      const isRecorded = await store.recordMailed(name);
      queue.delete(name);
      log.info(
        { reference: referenceOf(name), attempts: waiting.attempts + 1 },
        isRecorded ? 'mailed' : 'mailed, though forgotten meanwhile',
      );
      serverAnswers();
      await replaceMailed();
    } catch (error) {
      postpone(name, waiting, 'disk', { error: errorFacts(error) });
    }
  }

  const paused = () => [...queue].filter(([, { timer }]) => timer !== undefined);

  /** The mail server took a mail: those that did not reach it may now. */
  function serverAnswers() {
    const unreached = paused().filter(
      ([, { failure }]) => failure === 'unreachable' || failure === 'authentication',
    );
    const next = unreached.toSorted(([, one], [, other]) => one.attempts - other.attempts);
    for (const [name, waiting] of next.slice(0, triedOnSuccess)) start(name, waiting);
  }

  /** Logs a fault of the disk once, however often it comes. */
  function noteFault(error: unknown, event: string) {
    const facts = errorFacts(error);
    const kind = `${event} ${facts.code ?? facts.name}`;
    if (fault !== kind) log.error({ error: facts }, event);
    fault = kind;
  }

  async function replaceMailed() {
    try {
      await store.finishMailed();
    } catch (error) {
      noteFault(error, 'fingerprint not written yet');
    }
  }

  function add(name: string, received?: number) {
    if (queue.has(name)) return;
    const waiting: Waiting = {
      since: performance.now(),
      attempts: 0,
      isMailed: false,
      ...(received !== undefined && { received }),
    };
    queue.set(name, waiting);
    start(name, waiting);
  }

  async function lookOnce() {
    const asked = await store.retryAskedAt();
    const names = await store.list('waiting');
    for (const name of names) add(name);
    const present = new Set(names);
    for (const [name, waiting] of paused()) {
      if (!present.has(name) && !waiting.isMailed) {
        clearTimeout(waiting.timer);
        queue.delete(name);
      } else if (asked !== retryAskedAt) {
        start(name, waiting);
      }
    }
    retryAskedAt = asked;
    await store.finishMailed();
    fault = undefined;
  }

  /** Finds what commands, or an earlier process, left in the folder, and looks again later. */
  async function look() {
    await lookOnce().catch((error: unknown) => noteFault(error, 'folder not usable'));
    if (!isStopped) looking = setTimeout(look, lookEveryMs);
  }

  return {
    /** Begins with what waits from before. Resolves when it has been found, not when it is delivered. */
    open: look,

    add: (name: string) => add(name, Date.now()),

    /** Resolves when no attempt is under way; those in their pauses are not waited for. */
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },

    /** What waits. Ages count by the steady clock too, so that a clock set back hides none. */
    backlog(): Backlog {
      let oldestMs = 0;
      let latest: Waiting['failure'];
      for (const { since, received, failure } of queue.values()) {
        const age = Math.max(performance.now() - since, Date.now() - (received ?? Date.now()));
        oldestMs = Math.max(oldestMs, age);
        latest = failure ?? latest;
      }
      return {
        waiting: queue.size,
        oldestSeconds: Math.floor(oldestMs / 1000),
        ...(latest !== undefined && { failure: latest }),
      };
    },

    /** Starts no further attempt, and waits for those under way. */
    async stop() {
      isStopped = true;
      clearTimeout(looking);
      for (const { timer } of queue.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
