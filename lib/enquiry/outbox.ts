import { type FieldErrors, fieldNames } from 'enquiries';
import * as z from 'zod/mini';
import { type StorageSource, type StoredOrNot, storedItems } from '@/lib/browser/stored-value';
import * as constants from '@/lib/constants';
import { plausibleTime } from '@/lib/retry-after';
import type { PostResult } from './post-enquiry';

const trouble = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('unreachable'),
    because: z.enum([
      'offline',
      'no answer',
      'no connection',
      'busy',
      'not the receiver',
      'misconfigured',
    ]),
  }),
  z.object({
    type: z.literal('refused'),
    status: z.number(),
    errors: z.partialRecord(z.enum(fieldNames), z.string()),
  }),
]);

/**
 * An enquiry in the outbox. It may have been stored by an earlier or a later release, whose form
 * had other fields or choices. Therefore the enquiry is not checked, unknown properties are kept,
 * and only the key and the enquiry are required.
 */
const entrySchema = z.looseObject({
  key: z.string().check(z.minLength(1)),
  draftId: z.catch(z.string(), ''),
  /** The form's fields, restored when the visitor withdraws the enquiry. */
  fields: z.catch(z.string(), ''),
  /** What is posted, with `secondsTaken`. */
  enquiry: z.record(z.string(), z.unknown()),
  secondsTaken: z.optional(z.unknown()),
  /** When the visitor pressed Send, in milliseconds since 1970. */
  written: z.catch(z.number(), 0),
  /**
   * How many times this device has sent the enquiry. If it is not 0, the enquiry may have arrived,
   * even without a response.
   */
  attempts: z.catch(z.number(), 0),
  /** The earliest time of the next attempt, in milliseconds since 1970. */
  notBefore: z.catch(z.number(), 0),
  /** Until when the receiver asked to wait (`Retry-After`), in milliseconds since 1970. */
  askedToWaitUntil: z.catch(z.number(), 0),
  /** Why the enquiry was not delivered; absent until the first attempt has ended. */
  trouble: z.catch(z.optional(trouble), undefined),
});

export type OutboxEntry = Readonly<z.infer<typeof entrySchema>>;

/**
 * What is posted to the receiver: an enquiry and the time it took to fill in, as they were stored.
 */
export type Posted = Readonly<Record<string, unknown>>;

/**
 * The record that the device keeps of a delivered enquiry. It contains nothing that the visitor
 * wrote.
 */
const receiptSchema = z.object({
  key: z.string(),
  reference: z.string(),
  /** When the receiver confirmed the enquiry, in milliseconds since 1970. */
  delivered: z.number(),
});

export type Receipt = z.infer<typeof receiptSchema>;

const receiptCountMax = 5;

export interface OutboxDependencies {
  readonly storage?: StorageSource;
  /** Runs a task once no other task is running, in this tab or another. */
  readonly exclusively: (task: () => Promise<void>) => Promise<void>;
  readonly post: (key: string, posted: Posted) => Promise<PostResult>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** The pause before the next attempt in milliseconds, by the number of attempts so far. */
  readonly retryPauseMs: (attempts: number) => number;
  /** Called after each change that this tab makes. */
  readonly onChange: () => void;
}

/**
 * Which enquiries are sent: those whose pause is over, those that the receiver did not ask to send
 * later, or all now, also before the time that the receiver asked for. Only the visitor may ask for
 * that.
 */
export type SendTime = 'due' | 'allowed' | 'now';

/** The enquiries that wait on this device, shared by all tabs. */
export interface Outbox {
  /** The enquiries, in the order in which they were written. */
  entries(): readonly OutboxEntry[];
  /** The receipts, the latest first. */
  receipts(): readonly Receipt[];
  /** Adds an enquiry, unless the outbox has one with the same key. */
  add(entry: {
    readonly key: string;
    readonly draftId: string;
    readonly fields: string;
    readonly enquiry: Posted;
    readonly secondsTaken: number;
    readonly written: number;
  }): StoredOrNot;
  /**
   * Removes and returns an enquiry; undefined if the enquiry has been delivered or withdrawn
   * meanwhile.
   */
  withdraw(key: string): OutboxEntry | undefined;
  dismiss(key: string): void;
  /**
   * Sends enquiries that were not refused, the latest first, because its writer may be waiting in
   * front of the form. Resolves after one attempt for each.
   */
  flush(which: SendTime): Promise<void>;
  /**
   * Resolves after the next attempt to send an enquiry, or once a flush has found that it must not
   * be sent yet.
   */
  attempted(key: string): Promise<void>;
  /**
   * When the next enquiry is due, in milliseconds since 1970; undefined if none waits. Not far
   * ahead: see `plausibleTime`.
   */
  nextDue(): number | undefined;
}

export const postedOf = ({ enquiry, secondsTaken }: OutboxEntry): Posted => ({
  ...enquiry,
  secondsTaken,
});

/** Whether an entry waits to be sent. A refused entry waits for the visitor. */
export const isWaiting = (entry: OutboxEntry): boolean => entry.trouble?.type !== 'refused';

/**
 * An outbox in local storage. It stores each change before it acts on the change, so that a crash
 * loses nothing.
 */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { storage, exclusively, post, isOnline, now, retryPauseMs, onChange } = dependencies;
  const stored = storedItems<OutboxEntry>(
    `${constants.outboxStorageKey}/`,
    (value) => entrySchema.safeParse(value).data,
    storage,
  );
  const storedReceipts = storedItems<Receipt>(
    `${constants.receiptsStorageKey}/`,
    (value) => receiptSchema.safeParse(value).data,
    storage,
  );

  /** Has an event for each attempt, with the key of the enquiry as its type. */
  const ended = new EventTarget();

  const entries = () => [...stored.all()].sort((one, other) => one.written - other.written);
  const receipts = () =>
    [...storedReceipts.all()].sort((one, other) => other.delivered - one.delivered);
  const write = (entry: OutboxEntry): StoredOrNot => {
    const outcome = stored.write(entry.key, entry);
    onChange();
    return outcome;
  };
  const remove = (key: string) => {
    stored.remove(key);
    onChange();
  };
  /** Changes an entry, unless another tab has removed it. */
  const change = (key: string, changes: Partial<OutboxEntry>) => {
    const entry = stored.read(key);
    if (entry) write({ ...entry, ...changes });
  };

  function keepReceipt(receipt: Receipt): void {
    storedReceipts.write(receipt.key, receipt);
    for (const { key } of receipts().slice(receiptCountMax)) storedReceipts.remove(key);
  }

  async function send(entry: OutboxEntry): Promise<void> {
    const { key } = entry;
    if (!isOnline()) {
      change(key, {
        trouble: { type: 'unreachable', because: 'offline' },
        notBefore: now() + retryPauseMs(1),
      });
      return;
    }
    const attempts = entry.attempts + 1;
    change(key, { attempts });
    const result = await post(key, postedOf(entry));
    if (result.type === 'delivered') {
      keepReceipt({ key, reference: result.reference, delivered: now() });
      remove(key);
    } else if (result.type === 'refused') {
      change(key, { trouble: result });
    } else {
      change(key, {
        trouble: { type: 'unreachable', because: result.because },
        notBefore: now() + Math.max(result.waitMs, retryPauseMs(attempts)),
        askedToWaitUntil: now() + result.waitMs,
      });
    }
  }

  const dueTime = ({ notBefore }: OutboxEntry) => plausibleTime(notBefore, now());
  /** When an entry may be sent. */
  const sendTimes = {
    due: dueTime,
    allowed: ({ askedToWaitUntil }) => plausibleTime(askedToWaitUntil, now()),
    now: () => 0,
  } satisfies Record<SendTime, (entry: OutboxEntry) => number>;

  return {
    entries,
    receipts,
    add(entry) {
      const known = stored.read(entry.key);
      return write(
        known ?? { ...entry, attempts: 0, notBefore: 0, askedToWaitUntil: 0, trouble: undefined },
      );
    },
    withdraw(key) {
      const entry = stored.read(key);
      if (entry) remove(key);
      return entry;
    },
    dismiss(key) {
      storedReceipts.remove(key);
      onChange();
    },
    flush: (which) =>
      exclusively(async () => {
        const done = new Set<string>();
        const next = () => entries().findLast(({ key }) => !done.has(key));
        // Read the entries again each time: while an enquiry was being sent, the visitor may have
        // written another, and another tab may have withdrawn or sent one.
        for (let entry = next(); entry; entry = next()) {
          const { key } = entry;
          done.add(key);
          if (isWaiting(entry) && sendTimes[which](entry) <= now()) await send(entry);
          else if (which === 'due') continue;
          ended.dispatchEvent(new Event(key));
        }
      }),
    attempted: (key) =>
      new Promise((resolve) => {
        ended.addEventListener(key, () => resolve(), { once: true });
      }),
    nextDue: () =>
      entries()
        .filter(isWaiting)
        .map(dueTime)
        .sort((a, b) => a - b)[0],
  };
}

/** The errors of a refused enquiry by field; empty if the receiver named no field. */
export function refusalErrors(entry: OutboxEntry): FieldErrors {
  return entry.trouble?.type === 'refused' ? entry.trouble.errors : {};
}
