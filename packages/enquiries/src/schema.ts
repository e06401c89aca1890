import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/*
 * The tables of the receiver. Times are in milliseconds since 1970. `README.md` says how to write
 * the migration after a change.
 */

/** The enquiries that the receiver has confirmed with the status "received". */
export const enquiries = sqliteTable(
  'enquiries',
  {
    key: text('key').primaryKey(),
    /**
     * The SHA-256 of the enquiry. It distinguishes a repeated request from another enquiry with the
     * same key.
     */
    digest: text('digest').notNull(),
    /** The reference that the visitor sees, such as `3F9A0-7C2KM`. */
    reference: text('reference').notNull(),
    /** The enquiry as JSON, including what the visitor wrote. */
    enquiry: text('enquiry').notNull(),
    receivedAt: integer('received_at').notNull(),
    /**
     * Only the key of a forgotten enquiry is left. A browser that never got the answer may send the
     * enquiry again at any time, and must not bring it back.
     */
    state: text('state', { enum: ['waiting', 'delivered', 'set aside', 'forgotten'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /**
     * When a waiting enquiry is due. While a receiver is delivering it, the time at which that
     * receiver's claim ends.
     */
    dueAt: integer('due_at').notNull(),
    /** The id of the receiver that is delivering the enquiry now. */
    claim: text('claim'),
    /**
     * Why the enquiry is still waiting or was set aside. It contains nothing that the visitor
     * wrote.
     */
    reason: text('reason'),
    /** The mail server's reply. It may quote the visitor. */
    answer: text('answer'),
    deliveredAt: integer('delivered_at'),
    /** The number of days that the receiver had seen when mail about the enquiry was last sent. */
    deliveredOn: integer('delivered_on'),
    /**
     * The recipients that have accepted the mail, one a line. A failed delivery is repeated for the
     * others only.
     */
    deliveredTo: text('delivered_to').notNull().default(''),
  },
  (table) => [
    index('enquiries_due').on(table.state, table.dueAt),
    uniqueIndex('enquiries_reference').on(table.reference),
    index('enquiries_received').on(table.state, table.receivedAt),
    index('enquiries_delivered').on(table.deliveredOn),
  ],
);

/** How many requests each network made in a window of `requestLimits`. */
export const requestCounts = sqliteTable(
  'request_counts',
  {
    /** A keyed hash of the network's address and the window. */
    network: text('network').notNull(),
    /** The number of the window, counted from 1970. */
    slot: integer('slot').notNull(),
    requests: integer('requests').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slot, table.network] })],
);

/**
 * The days on which the receiver ran, as days since 1970. Retention counts these days and not the
 * difference of two times: a clock that jumps a year ahead adds one day, so nothing is deleted too
 * early.
 */
export const days = sqliteTable('days', { day: integer('day').primaryKey() });
