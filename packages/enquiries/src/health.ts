import { errorFacts } from './log';
import type { Backlog, Store } from './store';

/** The check fails if an enquiry has been waiting for more than this number of seconds. */
const waitSecondsMax = 3_600;

/**
 * The check fails if no mail has been delivered for this number of seconds although some were
 * tried.
 */
const mailFaultSecondsMax = 60;

/** What a receiver knows without asking the database. */
export interface Facts {
  /** The error code of the last write to the database, such as `SQLITE_FULL`, if it failed. */
  readonly writeFault?: string | undefined;
  /** Damage that was found in the database. */
  readonly damage?: string | undefined;
  /** Why no mail is delivered, and for how long. */
  readonly mailFault?: { readonly reason: string; readonly seconds: number } | undefined;
  /** Undefined at the edge, where the receiver knows nothing of its log and of earlier posts. */
  readonly isLogWritten?: boolean;
  /** Whether old enquiries are deleted. */
  readonly isRetentionOn?: boolean;
}

/** The state of the receiver, for a monitor. It contains only numbers, codes and reasons. */
export interface Health extends Partial<Backlog> {
  readonly status: string;
  readonly code?: string;
  readonly mail?: string;
  readonly log?: 'ok' | 'not written';
  readonly retention?: 'on' | 'off';
}

/**
 * Checks that enquiries can be stored and are delivered. Reads the database, and changes nothing.
 * Never rejects.
 */
export async function checkHealth(store: Store, facts: Facts = {}): Promise<Health> {
  const { writeFault, damage, mailFault, isLogWritten, isRetentionOn = true } = facts;
  const details = {
    ...(isLogWritten !== undefined && {
      mail: mailFault?.reason ?? 'ok',
      log: isLogWritten ? ('ok' as const) : ('not written' as const),
    }),
    retention: isRetentionOn ? ('on' as const) : ('off' as const),
  };
  try {
    const backlog = await store.backlog();
    const found = { ...backlog, ...details };
    if (damage) return { status: damage, ...found };
    if (writeFault) return { status: 'database not writable', code: writeFault, ...found };
    if (mailFault && mailFault.seconds >= mailFaultSecondsMax)
      return { status: 'mail fails', ...found };
    if (backlog.oldestSeconds > waitSecondsMax) return { status: 'enquiries wait', ...found };
    return { status: isLogWritten === false ? 'log not written' : 'ok', ...found };
  } catch (error) {
    const { code, name } = errorFacts(error);
    return { status: 'database not readable', code: code ?? name, ...details };
  }
}

/** The HTTP response to a monitor: 200 if all is well, otherwise 503. */
export const healthAnswer = (health: Health): Response =>
  Response.json(health, {
    status: health.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
