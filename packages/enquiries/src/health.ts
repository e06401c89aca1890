import { errorFacts } from './log';
import type { Backlog, Store } from './store';

/** The check fails if an enquiry has been waiting for more than this number of seconds. */
const waitSecondsMax = 3_600;

/** The state of the receiver, for a monitor. It contains only numbers and codes. */
export type Health =
  | ({ readonly status: 'ok' | 'enquiries wait' } & Backlog)
  /** `code` is the error code of the database, such as `SQLITE_FULL`. */
  | { readonly status: 'database not writable'; readonly code: string };

/** Checks that enquiries can be stored and are delivered. Writes a row to the database. Never rejects. */
export async function checkHealth(store: Store): Promise<Health> {
  try {
    await store.probe();
    const backlog = await store.backlog();
    const isLate = backlog.oldestSeconds > waitSecondsMax;
    return { status: isLate ? 'enquiries wait' : 'ok', ...backlog };
  } catch (error) {
    const { code, name } = errorFacts(error);
    return { status: 'database not writable', code: code ?? name };
  }
}

/** The HTTP response to a monitor: 200 if all is well, otherwise 503. */
export const healthAnswer = (health: Health): Response =>
  Response.json(health, {
    status: health.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
