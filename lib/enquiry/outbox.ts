import * as z from 'zod/mini';
import { type StorageSource, type StoredOrNot, storedValue } from '@/lib/browser/stored-value';
import type { Outcome } from './deliver-enquiry';
import { type Enquiry, enquirySchema, type FieldErrors, fieldNames } from './enquiry';

/** An enquiry with what the spam check wants to know. */
export type Submission = Enquiry & { readonly secondsTaken: number };

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
  /** The form's fields, to give back when it is withdrawn. */
  fields: z.string(),
  enquiry: enquirySchema,
  secondsTaken: z.number(),
  /** When the visitor pressed send, milliseconds since 1970. */
  written: z.number(),
  /** How often it left the device; from one on it may have arrived even if no answer came. */
  attempts: z.number(),
  /** Not before this moment, milliseconds since 1970. */
  notBefore: z.number(),
  /** Why it is still here; absent before the first attempt has ended. */
  trouble: z.optional(trouble),
});

export type OutboxEntry = z.infer<typeof entrySchema>;

/** What remains of a delivered enquiry on the device: no word of it. */
const receiptSchema = z.object({
  key: z.string(),
  reference: z.string(),
  /** Milliseconds since 1970. */
  delivered: z.number(),
});

export type Receipt = z.infer<typeof receiptSchema>;

const receiptsKept = 5;

export const outboxKey = 'enquiry-outbox';
export const receiptsKey = 'enquiry-receipts';

/** What an outbox needs from the world around it. */
export interface Surroundings {
  readonly storage?: StorageSource;
  /** Runs a task while no other tab runs one of its own. */
  readonly exclusively: (task: () => Promise<void>) => Promise<void>;
  readonly deliver: (key: string, submission: Submission) => Promise<Outcome>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  /** How long to wait after an attempt that failed, in milliseconds, by the number of attempts so far. */
  readonly pauseAfter: (attempts: number) => number;
  /** Called after each change that this tab makes. */
  readonly onChange: () => void;
}

/** The enquiries that wait on this device, the same in all tabs. */
export interface Outbox {
  entries(): readonly OutboxEntry[];
  receipts(): readonly Receipt[];
  /** Puts an enquiry in; one with the same key that is there already stays as it is. */
  add(entry: Omit<OutboxEntry, 'attempts' | 'notBefore' | 'trouble'>): StoredOrNot;
  /** Takes an enquiry out and gives it back, unless it has been delivered or withdrawn meanwhile. */
  withdraw(key: string): OutboxEntry | undefined;
  dismiss(key: string): void;
  /** Sends what is due; with `all`, also what was to wait. Refused enquiries stay. Resolves when each has had its attempt. */
  flush(which: 'due' | 'all'): Promise<void>;
  /** When the next enquiry is due, milliseconds since 1970; undefined when none waits. */
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

/** An outbox over local storage. Every change is written before the step it stands for is taken, and read again after. */
export function createOutbox(surroundings: Surroundings): Outbox {
  const { storage, exclusively, deliver, isOnline, now, pauseAfter, onChange } = surroundings;
  const stored = storedValue<readonly OutboxEntry[]>(outboxKey, listOf(entrySchema), storage);
  const storedReceipts = storedValue<readonly Receipt[]>(
    receiptsKey,
    listOf(receiptSchema),
    storage,
  );
  // Where storage is blocked or full the outbox lasts as long as the page; `add` says so.
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

  async function attempt(entry: OutboxEntry): Promise<void> {
    const { key, enquiry, secondsTaken } = entry;
    if (!isOnline()) {
      change(key, {
        trouble: { type: 'unreachable', because: 'offline' },
        notBefore: now() + pauseAfter(1),
      });
      return;
    }
    const attempts = entry.attempts + 1;
    change(key, { attempts });
    const outcome = await deliver(key, { ...enquiry, secondsTaken });
    if (outcome.type === 'delivered') {
      const receipt = { key, reference: outcome.reference, delivered: now() };
      const others = receipts().filter((other) => other.key !== key);
      storedReceipts.write([receipt, ...others].slice(0, receiptsKept));
      remove(key);
    } else if (outcome.type === 'refused') {
      change(key, { trouble: outcome });
    } else {
      change(key, {
        trouble: { type: 'unreachable', because: outcome.because },
        notBefore: now() + Math.max(outcome.waitMs, pauseAfter(attempts)),
      });
    }
  }

  const isWaiting = (entry: OutboxEntry) => entry.trouble?.type !== 'refused';

  return {
    entries,
    receipts,
    add(entry) {
      if (find(entry.key)) return 'stored';
      return write([...entries(), { ...entry, attempts: 0, notBefore: 0 }]);
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
          // Read anew: while another was being sent, this one may have been withdrawn, or sent by another tab.
          const entry = find(key);
          if (!entry || !isWaiting(entry) || (which === 'due' && entry.notBefore > now())) continue;
          await attempt(entry);
        }
      }),
    nextDue: () =>
      entries()
        .filter(isWaiting)
        .map((entry) => entry.notBefore)
        .sort((a, b) => a - b)[0],
  };
}

/** What is wrong with a refused enquiry, by field; nothing where the receiver named no field. */
export function refusalErrors(entry: OutboxEntry): FieldErrors {
  return entry.trouble?.type === 'refused' ? entry.trouble.errors : {};
}
