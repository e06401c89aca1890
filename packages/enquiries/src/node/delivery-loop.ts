import { setTimeout as pause } from 'node:timers/promises';
import { recordAndLog, type Send } from '../attempt-delivery';
import { pauseAfter } from '../delivery-schedule';
import { errorFacts, type Log } from '../log';
import type { Outcome, Store, StoredEnquiry } from '../store';

/** The maximum number of deliveries at the same time. */
const simultaneousDeliveriesMax = 10;

/** How often the loop looks for due enquiries and extends its claims, in milliseconds. */
const searchEveryMs = 2_000;

/**
 * So many enquiries a day have a mail of their own. Those beyond are sent together, so that robots
 * can't fill a mailbox.
 */
export const singleMailsPerDay = 100;
const enquiriesPerDigest = 500;
const digestEveryMs = 3_600_000;

/**
 * Groups enquiries whose mail the same recipients have accepted. In a group, the enquiries are in
 * the order of their arrival.
 */
function withSameRecipients(rows: readonly StoredEnquiry[]): readonly (readonly StoredEnquiry[])[] {
  const inOrder = rows.toSorted(
    (a, b) => a.receivedAt - b.receivedAt || a.key.localeCompare(b.key),
  );
  return [...new Set(inOrder.map(({ deliveredTo }) => deliveredTo))].map((accepted) =>
    inOrder.filter(({ deliveredTo }) => deliveredTo === accepted),
  );
}

/** Delivers stored enquiries when they are due, until `stop` is called. */
export function startDeliveryLoop(store: Store, send: Send, log: Log) {
  const claim = crypto.randomUUID();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let searching: Promise<void> = Promise.resolve();
  let isSearchWanted = false;
  let lastFault: string | undefined;
  let nextDigest = 0;
  /** A fault that concerns every mail. Times are of a clock that never jumps. */
  let trouble: { reason: string; since: number; failures: number; next: number } | undefined;

  /**
   * After a general fault, a single enquiry tries whether it is over. Its success makes all others
   * due.
   */
  async function learnFrom(outcome: Outcome) {
    if (outcome.type === 'try later' && outcome.isGeneral) {
      // Deliveries that began together and fail together are one failure.
      if (trouble && performance.now() < trouble.next) return;
      const { since = performance.now(), failures = 0 } = trouble ?? {};
      const next = performance.now() + pauseAfter(failures + 1);
      trouble = { reason: outcome.reason, since, failures: failures + 1, next };
    } else if (trouble) {
      trouble = undefined;
      await store.makeDue(['waiting']);
    }
  }

  async function deliver(rows: readonly StoredEnquiry[]) {
    const outcome = await send(rows);
    for (const row of rows) {
      // Retry until the outcome is recorded, so that the enquiry is not sent twice.
      while (true) {
        try {
          await recordAndLog(store, row, outcome, log);
          break;
        } catch (error) {
          log.error({ reference: row.reference, error: errorFacts(error) }, 'outcome not recorded');
          await pause(searchEveryMs, undefined, { signal: stopping.signal });
        }
      }
    }
    await learnFrom(outcome);
  }

  /** Claims enquiries, in groups that are delivered together. */
  async function claimGroups(): Promise<readonly (readonly StoredEnquiry[])[]> {
    const now = performance.now();
    if (trouble && (now < trouble.next || running.size > 0)) return [];
    const free = trouble ? 1 : simultaneousDeliveriesMax - running.size;
    if (free <= 0) return [];
    if ((await store.deliveredToday()) < singleMailsPerDay) {
      return (await store.claimDue(claim, free)).map((row) => [row]);
    }
    if (now < nextDigest || running.size > 0) return [];
    const rows = await store.claimDue(claim, enquiriesPerDigest);
    if (rows.length === 0) return [];
    nextDigest = now + digestEveryMs;
    return withSameRecipients(rows);
  }

  async function search() {
    for (const rows of await claimGroups()) {
      const delivery = deliver(rows)
        .catch(() => {})
        .finally(() => {
          running.delete(delivery);
          searchNow();
        });
      running.add(delivery);
    }
  }

  /** Logs a database error once, even if it repeats. */
  function logFault(error: unknown) {
    const facts = errorFacts(error);
    const fault = facts.code ?? facts.name;
    if (fault !== lastFault) log.error({ error: facts }, 'database not usable');
    lastFault = fault;
  }

  async function searchWhileWanted() {
    while (isSearchWanted && !stopping.signal.aborted) {
      isSearchWanted = false;
      try {
        await search();
        lastFault = undefined;
      } catch (error) {
        logFault(error);
      }
    }
  }

  /** Searches now. If a search is running, searches again after it. */
  function searchNow() {
    const wasWanted = isSearchWanted;
    isSearchWanted = true;
    if (!wasWanted) searching = searching.then(searchWhileWanted);
  }

  async function renewAndSearch() {
    if (running.size > 0) await store.renewClaims(claim).catch(logFault);
    searchNow();
  }

  searchNow();
  const timer = setInterval(renewAndSearch, searchEveryMs);

  return {
    searchNow,

    /** Why no mail is delivered, and for how many seconds; undefined if the last one was. */
    trouble: () =>
      trouble && {
        reason: trouble.reason,
        seconds: Math.floor((performance.now() - trouble.since) / 1_000),
      },

    /** Notes a fault that was found without an enquiry. */
    note(reason: string) {
      const now = performance.now();
      trouble ??= { reason, since: now, failures: 0, next: now };
    },

    /** Resolves after one attempt to deliver each enquiry that is due now. */
    async settled() {
      await searching;
      while (running.size > 0) {
        await Promise.all(running);
        await searching;
      }
    },

    /** Starts no more deliveries, and waits for the running deliveries. */
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await searching;
      await Promise.all(running);
    },
  };
}
