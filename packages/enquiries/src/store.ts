import { and, asc, count, eq, gt, inArray, isNull, lt, lte, min, ne, or, sql } from 'drizzle-orm';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { newReference } from './answers';
import { deliverySchedule, pauseAfter } from './delivery-schedule';
import type { Enquiry } from './enquiry';
import { keyedHash } from './hashes';
import { currentSlot, requestLimits } from './request-limits';
import { days, enquiries, requestCounts } from './schema';

/*
 * All queries of the receiver. Each change is a single statement and therefore atomic, even if
 * several receivers share a database. Methods reject with the database's error if a statement
 * fails.
 */

/** A SQLite file or D1. */
export type Database = BaseSQLiteDatabase<'async', unknown>;

export type StoredEnquiry = typeof enquiries.$inferSelect;

/** An enquiry that passed every check. */
export type IncomingEnquiry = Pick<StoredEnquiry, 'key' | 'digest'> & {
  readonly enquiry: Enquiry;
};

/**
 * The outcome of an attempt to deliver an enquiry. `answer` is the mail server's reply, which may
 * quote the visitor. `facts` are for the log.
 */
export type Outcome =
  | { readonly type: 'delivered' }
  | {
      readonly type: 'try later' | 'set aside';
      /** The fault is not this mail's: no other mail would be delivered either. */
      readonly isGeneral?: boolean;
      /** The recipients that have accepted the mail. */
      readonly deliveredTo?: readonly string[];
      readonly reason: string;
      readonly answer?: string | undefined;
      readonly facts?: object;
    };

/** The numbers of enquiries by state, and the age of the oldest waiting enquiry. */
export interface Backlog {
  readonly waiting: number;
  readonly setAside: number;
  /** The age of the oldest waiting enquiry in seconds; 0 if no enquiry is waiting. */
  readonly oldestSeconds: number;
}

/** How long a claim on an enquiry lasts unless the receiver renews it, in milliseconds. */
export const claimMs = 20_000;

/**
 * A due time that is further ahead than any pause was set by a clock that has since been corrected.
 */
const farAheadMs = 2 * deliverySchedule.pauseSecondsMax * 1_000;

export type Store = ReturnType<typeof createStore>;

/**
 * The receiver's queries on a database that has the tables of `migrations/`.
 * @param networkKey the key of the hashes under which requests are counted. Stores with the same key
 * count together
 */
export function createStore(db: Database, networkKey: string = crypto.randomUUID()) {
  /** The key of a network's counts: the current window, and a hash of the window and the address. */
  const countsKey = async (address: string) => {
    const slot = currentSlot();
    return { slot, network: await keyedHash(networkKey, `${slot} ${address}`) };
  };
  const withKey = (key: string) => eq(enquiries.key, key);
  const isWaiting = eq(enquiries.state, 'waiting');
  const isKept = ne(enquiries.state, 'forgotten');
  const withReference = (reference: string) =>
    and(eq(enquiries.reference, reference.toUpperCase()), isKept);
  /** What replaces the columns of a forgotten enquiry. References are unique, as keys are. */
  const forgotten = {
    state: 'forgotten',
    reference: sql`${enquiries.key}`,
    digest: '',
    enquiry: '',
    receivedAt: 0,
    dueAt: 0,
    attempts: 0,
    claim: null,
    reason: null,
    answer: null,
    deliveredAt: null,
    deliveredOn: null,
    deliveredTo: '',
  } as const;
  const deleteOldCounts = () =>
    db.delete(requestCounts).where(lt(requestCounts.slot, currentSlot()));
  const daysSeen = sql<number>`(SELECT count(*) FROM ${days})`;

  return {
    /**
     * Counts a request. Resolves with the seconds to wait if the network has made too many
     * requests, and otherwise with 0.
     */
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

    async countFailure(address: string) {
      const { slot, network } = await countsKey(address);
      await db
        .update(requestCounts)
        .set({ failures: sql`${requestCounts.failures} + 1` })
        .where(and(eq(requestCounts.network, network), eq(requestCounts.slot, slot)));
    },

    /**
     * Stores an enquiry, once for each key. Resolves when the enquiry is on disk, with the
     * reference of the enquiry that has the key; with `different` if that is another enquiry, and
     * with `forgotten` if it has been deleted.
     */
    async add(incoming: IncomingEnquiry): Promise<string | 'different' | 'forgotten'> {
      const { key, digest, enquiry } = incoming;
      const now = Date.now();
      const added = await db
        .insert(enquiries)
        .values({
          ...{ key, digest, reference: newReference(), enquiry: JSON.stringify(enquiry) },
          ...{ receivedAt: now, dueAt: now },
        })
        // A reference that exists is a fault: the request is answered with 503, and the next try
        // gets another reference.
        .onConflictDoNothing({ target: enquiries.key })
        .returning({ reference: enquiries.reference });
      if (added[0]) return added[0].reference;
      const [stored] = await db
        .select({
          digest: enquiries.digest,
          reference: enquiries.reference,
          state: enquiries.state,
        })
        .from(enquiries)
        .where(withKey(key));
      if (stored?.state === 'forgotten') return 'forgotten';
      return stored?.digest === digest ? stored.reference : 'different';
    },

    /**
     * Claims enquiries that are due, so that no other receiver delivers them. Enquiries that were
     * due earlier come first.
     */
    claimDue(claim: string, limit: number): Promise<StoredEnquiry[]> {
      const now = Date.now();
      const due = db
        .select({ key: enquiries.key })
        .from(enquiries)
        .where(and(isWaiting, or(lte(enquiries.dueAt, now), gt(enquiries.dueAt, now + farAheadMs))))
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
          .set({ ...delivered, deliveredOn: daysSeen, reason: null, answer: null })
          .where(and(withKey(key), isKept));
        return;
      }
      const { type, reason, answer = null, isGeneral, deliveredTo } = outcome;
      await db
        .update(enquiries)
        .set({
          ...{ reason, answer, claim: null },
          ...(type === 'set aside'
            ? { state: 'set aside', deliveredOn: daysSeen }
            : // The delivery loop pauses for a general fault, so the enquiry itself need not.
              { dueAt: isGeneral ? now : now + pauseAfter(attempts) }),
          ...(deliveredTo && { deliveredTo: deliveredTo.join('\n'), deliveredOn: daysSeen }),
        })
        .where(and(withKey(key), isWaiting, eq(enquiries.claim, claim ?? '')));
    },

    async backlog(): Promise<Backlog> {
      // Delivered enquiries are many, and are not read here.
      const rows = await db
        .select({ state: enquiries.state, count: count(), oldest: min(enquiries.receivedAt) })
        .from(enquiries)
        .where(inArray(enquiries.state, ['waiting', 'set aside']))
        .groupBy(enquiries.state);
      const inState = (state: StoredEnquiry['state']) => rows.find((row) => row.state === state);
      const oldest = inState('waiting')?.oldest ?? Date.now();
      return {
        waiting: inState('waiting')?.count ?? 0,
        setAside: inState('set aside')?.count ?? 0,
        oldestSeconds: Math.max(0, Math.floor((Date.now() - oldest) / 1000)),
      };
    },

    /**
     * Makes enquiries in the given states due now, unless a receiver is delivering them. Resolves
     * with their number.
     * @param dueAt 0 if a receiver that pauses shall try once more at once
     */
    async makeDue(
      states: readonly ('waiting' | 'set aside')[],
      reference?: string,
      dueAt = Date.now(),
    ): Promise<number> {
      const now = Date.now();
      const changed = await db
        .update(enquiries)
        .set({ state: 'waiting', dueAt, attempts: 0, claim: null })
        .where(
          and(
            inArray(enquiries.state, states),
            or(
              isNull(enquiries.claim),
              lte(enquiries.dueAt, now),
              gt(enquiries.dueAt, now + farAheadMs),
            ),
            reference === undefined ? undefined : withReference(reference),
          ),
        )
        .returning({ key: enquiries.key });
      return changed.length;
    },

    /** Whether the command `retry` has made enquiries due since the last call. */
    async takeRetry(): Promise<boolean> {
      const taken = await db
        .update(enquiries)
        .set({ dueAt: 1 })
        .where(and(isWaiting, eq(enquiries.dueAt, 0)))
        .returning({ key: enquiries.key });
      return taken.length > 0;
    },

    find: (reference: string): Promise<StoredEnquiry[]> =>
      db.select().from(enquiries).where(withReference(reference)),

    /** All enquiries in the order in which they were stored. Reads some at a time. */
    async *all(): AsyncGenerator<StoredEnquiry> {
      const rowid = sql<number>`rowid`;
      let last = 0;
      while (true) {
        const page = await db
          .select({ place: rowid, row: enquiries })
          .from(enquiries)
          .where(and(gt(rowid, last), isKept))
          .orderBy(rowid)
          .limit(500);
        for (const { row } of page) yield row;
        const end = page.at(-1);
        if (!end) return;
        last = end.place;
      }
    },

    /** The number of enquiries in each state, by reason. */
    reasons: () =>
      db
        .select({ state: enquiries.state, reason: enquiries.reason, count: count() })
        .from(enquiries)
        .where(isKept)
        .groupBy(enquiries.state, enquiries.reason),

    /** The references of set-aside enquiries, at most 100. */
    setAside: () =>
      db
        .select({ reference: enquiries.reference, reason: enquiries.reason })
        .from(enquiries)
        .where(eq(enquiries.state, 'set aside'))
        .limit(100),

    /** About how many enquiries mail was sent on the last day that `forgetOld` has seen. */
    async deliveredToday(): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(enquiries)
        .where(eq(enquiries.deliveredOn, daysSeen));
      return row?.count ?? 0;
    },

    /**
     * Deletes the enquiry with a reference, except its key. Resolves with the number of enquiries.
     */
    async forget(reference: string): Promise<number> {
      const changed = await db
        .update(enquiries)
        .set(forgotten)
        .where(withReference(reference))
        .returning({ key: enquiries.key });
      return changed.length;
    },

    /**
     * Notes that the receiver runs today. Forgets enquiries that were delivered or set aside if it
     * has run on more than `keepDays` days since, and deletes the request counts of windows that
     * have ended. Resolves with the number of forgotten enquiries.
     */
    async forgetOld(keepDays: number): Promise<number> {
      await deleteOldCounts();
      await db
        .insert(days)
        .values({ day: Math.floor(Date.now() / 86_400_000) })
        .onConflictDoNothing();
      const lastKeptDay = sql<number>`${daysSeen} - ${keepDays}`;
      const changed = await db
        .update(enquiries)
        .set(forgotten)
        .where(
          and(
            inArray(enquiries.state, ['delivered', 'set aside']),
            or(
              lt(enquiries.deliveredOn, lastKeptDay),
              // Set aside by a version that did not note the day: counted from the first day seen.
              and(isNull(enquiries.deliveredOn), gt(lastKeptDay, 0)),
            ),
          ),
        )
        .returning({ key: enquiries.key });
      return changed.length;
    },

    /**
     * Writes a row, to check that enquiries can be stored. Also deletes the request counts of
     * windows that have ended.
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
