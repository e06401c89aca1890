import { and, asc, count, eq, inArray, isNull, lt, lte, min, or, sql } from 'drizzle-orm';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { pauseAfter } from './delivery-schedule';
import type { Enquiry } from './enquiry';
import { ReceivingError } from './log';
import { requestLimits } from './request-limits';
import { enquiries, requestCounts } from './schema';
import { sha256 } from './sha256';

/*
 * All queries of the receiver. Each change is a single statement and therefore atomic, even if several receivers share a
 * database. Methods reject with the database's error if a statement fails.
 */

/** A database that drizzle supports: a SQLite file, a libSQL server or D1. */
export type Database = BaseSQLiteDatabase<'async', unknown>;

export type StoredEnquiry = typeof enquiries.$inferSelect;

/** An enquiry that passed every check. */
export type IncomingEnquiry = Pick<StoredEnquiry, 'key' | 'digest' | 'reference'> & {
  readonly enquiry: Enquiry;
};

/**
 * The outcome of an attempt to deliver an enquiry. `answer` is the mail server's reply, which may quote the visitor. `facts`
 * are for the log.
 */
export type Outcome =
  | { readonly type: 'delivered' }
  | {
      readonly type: 'try later' | 'set aside';
      readonly reason: string;
      readonly answer?: string | undefined;
      readonly facts?: object;
    };

/** The numbers of enquiries by state, and the age of the oldest waiting enquiry. */
export interface Backlog {
  readonly waiting: number;
  readonly setAside: number;
  readonly delivered: number;
  /** The age of the oldest waiting enquiry in seconds; 0 if no enquiry is waiting. */
  readonly oldestSeconds: number;
}

/** How long a claim on an enquiry lasts unless the receiver renews it, in milliseconds. */
export const claimMs = 20_000;

/** The number of the current window of the request limits. */
const currentSlot = () => Math.floor(Date.now() / 1000 / requestLimits.windowSeconds);

/** The key of a network's counts: the current window, and a hash of the window and the address. The address is never stored. */
async function countsKey(address: string) {
  const slot = currentSlot();
  return { slot, network: await sha256(`${slot} ${address}`) };
}

export type Store = ReturnType<typeof createStore>;

/** The receiver's queries on a database that has the tables of `migrations/`. */
export function createStore(db: Database) {
  const withKey = (key: string) => eq(enquiries.key, key);
  const isWaiting = eq(enquiries.state, 'waiting');
  const withReference = (reference: string) => eq(enquiries.reference, reference.toUpperCase());
  const deleteOldCounts = () =>
    db.delete(requestCounts).where(lt(requestCounts.slot, currentSlot()));

  return {
    /** Counts a request. Resolves with the seconds to wait if the network has made too many requests, and otherwise with 0. */
    async rateLimit(address: string): Promise<number> {
      const { slot, network } = await countsKey(address);
      await deleteOldCounts();
      const counted = await db
        .insert(requestCounts)
        .values({ network, slot, requests: 1, failures: 0 })
        .onConflictDoUpdate({
          target: [requestCounts.network, requestCounts.slot],
          set: { requests: sql`${requestCounts.requests} + 1` },
          setWhere: sql`${requestCounts.requests} < ${requestLimits.requests} AND ${requestCounts.failures} < ${requestLimits.failures}`,
        })
        .returning({ slot: requestCounts.slot });
      if (counted.length > 0) return 0;
      return (slot + 1) * requestLimits.windowSeconds - Math.floor(Date.now() / 1000);
    },

    /** Counts a failure of the client. */
    async countFailure(address: string) {
      const { slot, network } = await countsKey(address);
      await db
        .update(requestCounts)
        .set({ failures: sql`${requestCounts.failures} + 1` })
        .where(and(eq(requestCounts.network, network), eq(requestCounts.slot, slot)));
    },

    /**
     * Stores an enquiry, once for each key. Resolves when the enquiry is on disk: with `repeated` if the same enquiry was stored
     * before, and with `different` if the key belongs to another enquiry.
     */
    async add(incoming: IncomingEnquiry): Promise<'added' | 'repeated' | 'different'> {
      const { key, digest, enquiry } = incoming;
      const now = Date.now();
      const added = await db
        .insert(enquiries)
        .values({ ...incoming, enquiry: JSON.stringify(enquiry), receivedAt: now, dueAt: now })
        .onConflictDoNothing()
        .returning({ key: enquiries.key });
      if (added.length > 0) return 'added';
      const [stored] = await db
        .select({ digest: enquiries.digest })
        .from(enquiries)
        .where(withKey(key));
      return stored?.digest === digest ? 'repeated' : 'different';
    },

    /** Claims enquiries that are due, so that no other receiver delivers them. Enquiries that were due earlier come first. */
    claimDue(claim: string, limit: number): Promise<StoredEnquiry[]> {
      const now = Date.now();
      const due = db
        .select({ key: enquiries.key })
        .from(enquiries)
        .where(and(isWaiting, lte(enquiries.dueAt, now)))
        .orderBy(asc(enquiries.dueAt))
        .limit(limit);
      return db
        .update(enquiries)
        .set({ claim, dueAt: now + claimMs, attempts: sql`${enquiries.attempts} + 1` })
        .where(inArray(enquiries.key, due))
        .returning();
    },

    /** Extends a receiver's claim on the enquiries that it is still delivering. */
    async renewClaims(claim: string) {
      await db
        .update(enquiries)
        .set({ dueAt: Date.now() + claimMs })
        .where(and(isWaiting, eq(enquiries.claim, claim)));
    },

    /** Records the outcome of an attempt. A delivery is recorded even if the claim has expired. */
    async record({ key, attempts, claim }: StoredEnquiry, outcome: Outcome) {
      const now = Date.now();
      if (outcome.type === 'delivered') {
        const delivered = { state: 'delivered', deliveredAt: now, claim: null } as const;
        await db
          .update(enquiries)
          .set({ ...delivered, reason: null, answer: null })
          .where(withKey(key));
        return;
      }
      const { type, reason, answer = null } = outcome;
      await db
        .update(enquiries)
        .set({
          ...{ reason, answer, claim: null },
          ...(type === 'set aside'
            ? { state: 'set aside' }
            : { dueAt: now + pauseAfter(attempts) }),
        })
        .where(and(withKey(key), isWaiting, eq(enquiries.claim, claim ?? '')));
    },

    async backlog(): Promise<Backlog> {
      const rows = await db
        .select({ state: enquiries.state, count: count(), oldest: min(enquiries.receivedAt) })
        .from(enquiries)
        .groupBy(enquiries.state);
      const inState = (state: StoredEnquiry['state']) => rows.find((row) => row.state === state);
      const oldest = inState('waiting')?.oldest ?? Date.now();
      return {
        waiting: inState('waiting')?.count ?? 0,
        setAside: inState('set aside')?.count ?? 0,
        delivered: inState('delivered')?.count ?? 0,
        oldestSeconds: Math.max(0, Math.floor((Date.now() - oldest) / 1000)),
      };
    },

    /** Makes enquiries in the given states due now, unless a receiver is delivering them. Resolves with their number. */
    async makeDue(
      states: readonly ('waiting' | 'set aside')[],
      reference?: string,
    ): Promise<number> {
      const now = Date.now();
      const changed = await db
        .update(enquiries)
        .set({ state: 'waiting', dueAt: now, attempts: 0, claim: null })
        .where(
          and(
            inArray(enquiries.state, states),
            or(isNull(enquiries.claim), lte(enquiries.dueAt, now)),
            reference === undefined ? undefined : withReference(reference),
          ),
        )
        .returning({ key: enquiries.key });
      return changed.length;
    },

    find: (reference: string): Promise<StoredEnquiry[]> =>
      db.select().from(enquiries).where(withReference(reference)),

    all: (): Promise<StoredEnquiry[]> =>
      db.select().from(enquiries).orderBy(asc(enquiries.receivedAt)),

    /** The references and reasons of set-aside enquiries. */
    setAside: () =>
      db
        .select({ reference: enquiries.reference, reason: enquiries.reason })
        .from(enquiries)
        .where(eq(enquiries.state, 'set aside')),

    /** Deletes the enquiries with a reference. Resolves with the reference and state of each. */
    forget: (reference: string) =>
      db
        .delete(enquiries)
        .where(withReference(reference))
        .returning({ reference: enquiries.reference, state: enquiries.state }),

    /**
     * Deletes enquiries that were delivered more than `days` ago, and the request counts of windows that have ended. Resolves
     * with the number of deleted enquiries.
     * @throws if `days` is not a number above 0
     */
    async forgetOld(days: number): Promise<number> {
      await deleteOldCounts();
      if (!(days > 0)) {
        throw new ReceivingError(
          'ENQUIRY_KEEP_DAYS is not a number of days. Set it to a number above 0, such as 90.',
        );
      }
      const deleted = await db
        .delete(enquiries)
        .where(
          and(
            eq(enquiries.state, 'delivered'),
            lt(enquiries.deliveredAt, Date.now() - days * 86_400_000),
          ),
        )
        .returning({ key: enquiries.key });
      return deleted.length;
    },

    /**
     * Writes a row, to check that enquiries can be stored. Also deletes the request counts of windows that have ended.
     * @throws if the database is not writable
     */
    async probe() {
      await deleteOldCounts();
      const slot = currentSlot();
      await db
        .insert(requestCounts)
        .values({ network: 'health check', slot, requests: 1, failures: 0 })
        .onConflictDoUpdate({
          target: [requestCounts.network, requestCounts.slot],
          set: { requests: sql`${requestCounts.requests} + 1` },
        });
    },
  };
}
