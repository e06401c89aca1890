import type { Log } from './log';
import type { Outcome, Store, StoredEnquiry } from './store';

/**
 * Delivers enquiries together, by mail or webhook. The same recipients have accepted the mail of
 * each of them. Never rejects.
 * @param isPart whether they were refused as part of a larger mail, and the desk has been told
 */
export type Send = (rows: readonly StoredEnquiry[], isPart?: boolean) => Promise<Outcome>;

/**
 * Writes an outcome to the database and to the log. @throws the database's error if the outcome
 * cannot be recorded
 */
export async function recordAndLog(store: Store, row: StoredEnquiry, outcome: Outcome, log: Log) {
  const { reference, attempts } = row;
  await store.record(row, outcome);
  if (outcome.type === 'delivered') log.info({ reference, attempts }, 'delivered');
  else {
    const level = outcome.type === 'set aside' ? 'error' : 'warn';
    log[level]({ reference, attempts, reason: outcome.reason, ...outcome.facts }, outcome.type);
  }
}
