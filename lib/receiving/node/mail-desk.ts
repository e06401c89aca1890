import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Desk } from '../receive-enquiry';
import { requestLimits } from '../request-limits';
import type { Deliveries } from './deliveries';
import type { Log } from './log';
import { enquiryRecord } from './records';
import type { Store } from './store';

export interface MailDeskOptions {
  readonly store: Store;
  readonly deliveries: Deliveries;
  readonly log: Log;
  readonly from: string;
}

/** How long a network waits, in seconds; never longer than a window, though the clock was set back. */
const wait = (milliseconds: number) =>
  ({
    type: 'wait',
    seconds: Math.min(Math.ceil(milliseconds / 1000), requestLimits.windowSeconds),
  }) as const;

/**
 * A desk that keeps each enquiry on disk and hands it on to be mailed. An enquiry is safe once it is on disk: whether the mail
 * server takes it now, later or never, no visitor waits for that.
 */
export function createMailDesk({ store, deliveries, log, from }: MailDeskOptions): Desk {
  const duration = requestLimits.windowSeconds;
  const requests = new RateLimiterMemory({ points: requestLimits.requests, duration });
  const failures = new RateLimiterMemory({ points: requestLimits.failures, duration });
  const underway = new Map<string, string>();

  return {
    async admit(network) {
      const failed = await failures.get(network);
      if (failed && failed.consumedPoints >= requestLimits.failures) {
        return wait(failed.msBeforeNext);
      }
      try {
        await requests.consume(network);
        return { type: 'admitted' };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return wait(refusal.msBeforeNext);
      }
    },

    async countFailure(network) {
      await failures.penalty(network);
    },

    async take(incoming) {
      const { key, digest } = incoming;
      const other = underway.get(key);
      if (other !== undefined) return other === digest ? 'in progress' : 'other words';
      underway.set(key, digest);
      try {
        const before = await store.digestOf(key);
        if (before !== undefined) return before === digest ? 'taken before' : 'other words';
        const name = await store.add(enquiryRecord(incoming, from));
        log.info({ reference: incoming.reference }, 'received');
        deliveries.add(name);
        return 'taken';
      } finally {
        underway.delete(key);
      }
    },
  };
}
