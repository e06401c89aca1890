import { checkEnquiry, type Enquiry } from './enquiry';
import type { Log } from './log';
import type { Outcome, Store, StoredEnquiry } from './store';

/** Delivers an enquiry by mail or webhook. Never rejects. */
export type Send = (enquiry: Enquiry, row: StoredEnquiry) => Promise<Outcome>;

function parse(text: string): Enquiry | undefined {
  try {
    const verdict = checkEnquiry(JSON.parse(text));
    return verdict.type === 'valid' ? verdict.enquiry : undefined;
  } catch {
    return undefined;
  }
}

/** Tries once to deliver a stored enquiry. An enquiry that cannot be read is set aside, so that it does not stop the others. */
export async function attemptDelivery(row: StoredEnquiry, send: Send): Promise<Outcome> {
  const enquiry = parse(row.enquiry);
  if (!enquiry) return { type: 'set aside', reason: 'its row in the database cannot be read' };
  return send(enquiry, row);
}

/** Writes an outcome to the database and to the log. @throws the database's error if the outcome cannot be recorded */
export async function recordAndLog(store: Store, row: StoredEnquiry, outcome: Outcome, log: Log) {
  const { reference, attempts } = row;
  await store.record(row, outcome);
  if (outcome.type === 'delivered') log.info({ reference, attempts }, 'delivered');
  else {
    const level = outcome.type === 'set aside' ? 'error' : 'warn';
    log[level]({ reference, attempts, reason: outcome.reason, ...outcome.facts }, outcome.type);
  }
}
