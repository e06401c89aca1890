import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/*
 * The tables of the receiver. After a change, `lib/receiving/README.md` says how to write the migration. Times are in
 * milliseconds since 1970.
 */

/** Each enquiry that was answered with "received". */
export const enquiries = sqliteTable(
  'enquiries',
  {
    /** The client's Idempotency-Key. */
    key: text('key').primaryKey(),
    /** SHA-256 of the enquiry. It tells a repeated request from another enquiry under the same key. */
    digest: text('digest').notNull(),
    /** What the visitor was told, such as `3F9A-07C2`. */
    reference: text('reference').notNull(),
    /** The enquiry as JSON, with the visitor's words. */
    enquiry: text('enquiry').notNull(),
    receivedAt: integer('received_at').notNull(),
    state: text('state', { enum: ['waiting', 'delivered', 'set aside'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** When a waiting enquiry is delivered next or, while a receiver is delivering it, when that receiver's claim ends. */
    dueAt: integer('due_at').notNull(),
    /** The receiver that is delivering it now. */
    claim: text('claim'),
    /** Why it is still waiting or was set aside, in our words. */
    reason: text('reason'),
    /** What the mail server said. It may quote the visitor. */
    answer: text('answer'),
    deliveredAt: integer('delivered_at'),
  },
  (table) => [
    index('enquiries_due').on(table.state, table.dueAt),
    index('enquiries_reference').on(table.reference),
  ],
);

/** How many requests each network made in a window of time. */
export const requestCounts = sqliteTable(
  'request_counts',
  {
    /** A hash of the network's address and the window. */
    network: text('network').notNull(),
    /** The number of the window since 1970. */
    slot: integer('slot').notNull(),
    requests: integer('requests').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slot, table.network] })],
);
