import { errorFacts } from '../error-facts';
import type { Backlog, Deliveries } from './deliveries';
import type { Store } from './store';

/** Waiting longer than this is a fault that somebody should hear of, in seconds. */
const longestWaitSeconds = 3_600;

/** For how long an answer holds, in milliseconds: a monitor that asks often writes no more. */
const holdsForMs = 2_000;

/** What a monitor receives: numbers and codes alone. */
export interface Health extends Backlog {
  readonly status: 'ok' | 'enquiries wait' | 'disk not writable';
  readonly setAside: number;
  /** The system's code where the disk can't be written, such as `ENOSPC`. */
  readonly disk?: string;
}

/** A check whether enquiries can be kept and are delivered. It writes to the disk as an enquiry does. */
export function createHealthCheck(store: Store, deliveries: Deliveries): () => Promise<Health> {
  let latest: { readonly at: number; readonly health: Promise<Health> } | undefined;

  async function check(): Promise<Health> {
    const backlog = deliveries.backlog();
    try {
      await store.probe();
      const setAside = (await store.list('set-aside')).length;
      const isLate = backlog.oldestSeconds > longestWaitSeconds;
      return { status: isLate ? 'enquiries wait' : 'ok', setAside, ...backlog };
    } catch (error) {
      const { code, name } = errorFacts(error);
      const setAside = await store.list('set-aside').catch(() => []);
      return {
        status: 'disk not writable',
        disk: code ?? name,
        setAside: setAside.length,
        ...backlog,
      };
    }
  }

  return () => {
    if (!latest || performance.now() - latest.at > holdsForMs) {
      latest = { at: performance.now(), health: check() };
    }
    return latest.health;
  };
}
