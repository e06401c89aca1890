import * as z from 'zod/mini';
import { type StorageSource, type StoredOrNot, storedValue } from '@/lib/browser/stored-value';
import { enquirySchema, type FieldErrors, fieldNames, type Submission } from './enquiry';
import type { PostResult } from './post-enquiry';

const trouble = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('unreachable'),
    because: z.enum(['offline', 'no answer', 'no connection', 'busy', 'not our desk']),
  }),
  z.object({
    type: z.literal('refused'),
    status: z.number(),
    errors: z.partialRecord(z.enum(fieldNames), z.string()),
  }),
]);

const entrySchema = z.object({
  /** The idempotency key. */
  key: z.string().check(z.minLength(1)),
  draftId: z.string(),
  /** The form's fields, restored when the visitor withdraws the enquiry. */
  fields: z.string(),
  enquiry: enquirySchema,
  secondsTaken: z.number(),
  /** When the visitor pressed Send, in milliseconds since 1970. */
  written: z.number(),
  /** How many times this device has sent the enquiry. If it is not 0, the enquiry may have arrived, even without a response. */
  attempts: z.number(),
  /** The earliest time of the next attempt, in milliseconds since 1970. */
  notBefore: z.number(),
  /** Why the enquiry was not delivered; absent until the first attempt has ended. */
  trouble: z.optional(trouble),
});

export type OutboxEntry = z.infer<typeof entrySchema>;

/** The record that the device keeps of a delivered enquiry. It contains nothing that the visitor wrote. */
const receiptSchema = z.object({
  key: z.string(),
  reference: z.string(),
  /** When the receiver confirmed the enquiry, in milliseconds since 1970. */
  delivered: z.number(),
});

export type Receipt = z.infer<typeof receiptSchema>;

const receiptCountMax = 5;

export const outboxKey = 'enquiry-outbox';
export const receiptsKey = 'enquiry-receipts';

/** The dependencies of an outbox. */
export interface OutboxDependencies {
  readonly storage?: StorageSource;
  /** Runs a task once no other task is running, in this tab or another. */
  readonly exclusively: (task: () => Promise<void>) => Promise<void>;
  readonly post: (key: string, submission: Submission) => Promise<PostResult>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** The pause before the next attempt in milliseconds, by the number of attempts so far. */
  readonly retryPauseMs: (attempts: number) => number;
  /** Called after each change that this tab makes. */
  readonly onChange: () => void;
}

/** The enquiries that wait on this device, shared by all tabs. */
export interface Outbox {
  entries(): readonly OutboxEntry[];
  receipts(): readonly Receipt[];
  /** Adds an enquiry, unless the outbox has one with the same key. */
  add(entry: Omit<OutboxEntry, 'attempts' | 'notBefore' | 'trouble'>): StoredOrNot;
  /** Removes and returns an enquiry; undefined if the enquiry has been delivered or withdrawn meanwhile. */
  withdraw(key: string): OutboxEntry | undefined;
  /** Removes a receipt. */
  dismiss(key: string): void;
  /** Sends the enquiries that are due or, with `all`, all enquiries that were not refused. Resolves after one attempt for each. */
  flush(which: 'due' | 'all'): Promise<void>;
  /** When the next enquiry is due, in milliseconds since 1970; undefined if none waits. */
  nextDue(): number | undefined;
}

const listOf =
  <T>(item: z.ZodMiniType<T>) =>
  (value: unknown): readonly T[] =>
    Array.isArray(value)
      ? value.flatMap((one) => {
          const read = item.safeParse(one);
          return read.success ? [read.data] : [];
        })
      : [];

/** An outbox in local storage. It stores each change before it acts on the change, so that a crash loses nothing. */
export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { storage, exclusively, post, isOnline, now, retryPauseMs, onChange } = dependencies;
  const stored = storedValue<readonly OutboxEntry[]>(outboxKey, listOf(entrySchema), storage);
  const storedReceipts = storedValue<readonly Receipt[]>(
    receiptsKey,
    listOf(receiptSchema),
    storage,
  );
  // If storage is blocked or full, entries exist only until the page closes, and `add` returns `not stored`.
  let unstored: readonly OutboxEntry[] | undefined;

  const entries = () => unstored ?? stored.read() ?? [];
  const receipts = () => storedReceipts.read() ?? [];
  const find = (key: string) => entries().find((entry) => entry.key === key);
  const write = (all: readonly OutboxEntry[]): StoredOrNot => {
    const outcome = stored.write(all.length > 0 ? all : undefined);
    unstored = outcome === 'stored' ? undefined : all;
    onChange();
    return outcome;
  };
  const remove = (key: string) => write(entries().filter((entry) => entry.key !== key));
  const change = (key: string, changes: Partial<OutboxEntry>) =>
    write(entries().map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)));

  async function send(entry: OutboxEntry): Promise<void> {
    const { key, enquiry, secondsTaken } = entry;
    if (!isOnline()) {
      change(key, {
        trouble: { type: 'unreachable', because: 'offline' },
        notBefore: now() + retryPauseMs(1),
      });
      return;
    }
    const attempts = entry.attempts + 1;
    change(key, { attempts });
    const result = await post(key, { ...enquiry, secondsTaken });
    if (result.type === 'delivered') {
      const receipt = { key, reference: result.reference, delivered: now() };
      const others = receipts().filter((other) => other.key !== key);
      storedReceipts.write([receipt, ...others].slice(0, receiptCountMax));
      remove(key);
    } else if (result.type === 'refused') {
      change(key, { trouble: result });
    } else {
      change(key, {
        trouble: { type: 'unreachable', because: result.because },
        notBefore: now() + Math.max(result.waitMs, retryPauseMs(attempts)),
      });
    }
  }

  const isWaiting = (entry: OutboxEntry) => entry.trouble?.type !== 'refused';

  return {
    entries,
    receipts,
    add(entry) {
      const others = entries();
      const isKnown = find(entry.key) !== undefined;
      return write(isKnown ? others : [...others, { ...entry, attempts: 0, notBefore: 0 }]);
    },
    withdraw(key) {
      const entry = find(key);
      if (entry) remove(key);
      return entry;
    },
    dismiss(key) {
      const others = receipts().filter((receipt) => receipt.key !== key);
      storedReceipts.write(others.length > 0 ? others : undefined);
      onChange();
    },
    flush: (which) =>
      exclusively(async () => {
        for (const { key } of entries()) {
          // Read the entry again: another tab may have withdrawn or sent it while this tab was sending another enquiry.
          const entry = find(key);
          if (!entry || !isWaiting(entry) || (which === 'due' && entry.notBefore > now())) continue;
          await send(entry);
        }
      }),
    nextDue: () =>
      entries()
        .filter(isWaiting)
        .map((entry) => entry.notBefore)
        .sort((a, b) => a - b)[0],
  };
}

/** The errors of a refused enquiry by field; empty if the receiver named no field. */
export function refusalErrors(entry: OutboxEntry): FieldErrors {
  return entry.trouble?.type === 'refused' ? entry.trouble.errors : {};
}
