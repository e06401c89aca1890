import { ReceivingError } from '../log';
import type { Store, StoredEnquiry } from '../store';

/*
 * The commands of `npm run enquiries`. Each command resolves with the text to print. A running
 * receiver notices changes to the database within seconds.
 */

/**
 * The numbers of waiting, set-aside and delivered enquiries, and why each set-aside enquiry was set
 * aside.
 */
export async function status(store: Store): Promise<string> {
  const { waiting, setAside, oldestSeconds } = await store.backlog();
  const reasons = await store.reasons();
  const delivered = reasons.find(({ state }) => state === 'delivered')?.count ?? 0;
  const rows = await store.setAside();
  return [
    `Waiting:   ${waiting}${waiting > 0 ? ` (the oldest for ${Math.floor(oldestSeconds / 60)} min)` : ''}`,
    `Set aside: ${setAside}${setAside > 0 ? ' (show <reference> explains why; retry delivers them again; deleted after ENQUIRY_KEEP_DAYS)' : ''}`,
    `Delivered: ${delivered}`,
    ...reasons.flatMap(({ state, reason, count }) =>
      state === 'waiting' && reason ? [`  ${count} waiting: ${reason}`] : [],
    ),
    ...rows.map(({ reference, reason }) => `  set aside: ${reference}, ${reason}`),
  ].join('\n');
}

const describe = (row: StoredEnquiry) =>
  [
    `${row.reference}, ${row.state}, attempts: ${row.attempts}`,
    `received: ${new Date(row.receivedAt).toISOString()}`,
    ...(row.reason === null ? [] : [`why: ${row.reason}`]),
    ...(row.answer === null ? [] : [`the mail server said: ${row.answer}`]),
    row.enquiry,
  ].join('\n');

const noSuchReference = (reference: string) =>
  new ReceivingError(`No enquiry has the reference "${reference}". One looks like 3F9A0-7C2KM.`);

/**
 * Everything that is stored about an enquiry, including what the visitor wrote. @throws if no
 * enquiry has the reference
 */
export async function show(store: Store, reference: string): Promise<string> {
  const rows = await store.find(reference);
  if (rows.length === 0) throw noSuchReference(reference);
  return rows.map(describe).join('\n\n');
}

/**
 * Makes all waiting and set-aside enquiries due now, or only the enquiry with the reference.
 * @throws if no enquiry has the reference
 */
export async function retry(store: Store, reference?: string): Promise<string> {
  if (reference !== undefined && (await store.find(reference)).length === 0)
    throw noSuchReference(reference);
  const count = await store.makeDue(['waiting', 'set aside'], reference, 0);
  return `${count} ${count === 1 ? 'enquiry is' : 'enquiries are'} due now.`;
}

/** Deletes an enquiry. @throws if no enquiry has the reference */
export async function forget(store: Store, reference: string): Promise<string> {
  const [row] = await store.find(reference);
  if (!row || (await store.forget(reference)) === 0) throw noSuchReference(reference);
  return `Deleted: ${row.reference}, ${row.state}\nIf it was mailed, delete it from the mailbox too.`;
}

/**
 * All enquiries as JSON, the oldest first, in pieces. An enquiry that cannot be parsed is exported
 * as text.
 */
export async function* exportAll(store: Store): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { reference, state, receivedAt, enquiry: stored } of store.all()) {
    let enquiry: unknown = stored;
    try {
      enquiry = JSON.parse(stored);
    } catch {
      // It stays text.
    }
    const received = new Date(receivedAt).toISOString();
    yield `${separator}${JSON.stringify({ reference, received, state, enquiry })}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
