import { pauseAfter } from '../delivery-schedule';
import { logFault } from '../error-facts';
import { type Database, prepareTables } from './database';

/** How many enquiries the owner is told of in one go, so that a request stays short. */
const toldAtOnce = 20;

/** How long the webhook has to answer, in milliseconds. */
const webhookTimeoutMs = 10_000;

interface Row {
  readonly key: string;
  readonly reference: string;
  readonly received: string;
  readonly attempts: number;
}

/**
 * Posts to the webhook that an enquiry came: its reference and time, and none of the visitor's words. `text` is what chat
 * services such as Slack, Mattermost and Google Chat show.
 */
async function post(webhook: string, { reference, received }: Row): Promise<boolean> {
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      text: `An enquiry came: ${reference}. Read it with: npm run receive:edge -- show ${reference}`,
      reference,
      received,
    }),
    signal: AbortSignal.timeout(webhookTimeoutMs),
  });
  await response.body?.cancel();
  return response.ok;
}

/**
 * Tells the owner of enquiries that are new, each by itself. Whoever can't be reached is told again after a growing pause, by
 * the next request after it. Never throws.
 */
export async function tellOwner(database: Database, webhook: string): Promise<void> {
  try {
    await prepareTables(database);
    const now = Math.floor(Date.now() / 1000);
    const { results } = await database
      .prepare(
        `SELECT key, reference, received, attempts FROM enquiries
         WHERE state = 'new' AND due <= ? ORDER BY received LIMIT ?`,
      )
      .bind(now, toldAtOnce)
      .all<Row>();
    await Promise.all(results.map((row) => tellOf(database, webhook, row, now)));
  } catch (error) {
    logFault('owner not told', error);
  }
}

async function tellOf(database: Database, webhook: string, row: Row, now: number) {
  // The row is claimed by its next time: another request that races finds it not due.
  const next = now + Math.ceil(pauseAfter(row.attempts + 1) / 1000);
  const claimed = await database
    .prepare(
      `UPDATE enquiries SET attempts = attempts + 1, due = ?
       WHERE key = ? AND state = 'new' AND attempts = ?`,
    )
    .bind(next, row.key, row.attempts)
    .run();
  if (claimed.meta.changes === 0) return;
  const isTold = await post(webhook, row).catch(() => false);
  if (isTold) {
    await database.prepare("UPDATE enquiries SET state = 'told' WHERE key = ?").bind(row.key).run();
    return;
  }
  const { reference, attempts } = row;
  console.warn(
    JSON.stringify({
      level: 'warn',
      event: 'owner not told yet',
      reference,
      attempts: attempts + 1,
    }),
  );
}

/** The age of the oldest enquiry of which the owner was not told, in seconds; 0 where there is none. */
export async function oldestUntoldSeconds(database: Database): Promise<number> {
  await prepareTables(database);
  const received = await database
    .prepare("SELECT min(received) AS received FROM enquiries WHERE state = 'new'")
    .first<string>('received');
  return received === null
    ? 0
    : Math.max(0, Math.floor((Date.now() - Date.parse(received)) / 1000));
}
