import { setTimeout as pause } from 'node:timers/promises';
import { recordAndLog, type Send } from '../attempt-delivery';
import { pauseAfter } from '../delivery-schedule';
import { errorFacts, type Log } from '../log';
import type { Outcome, Store, StoredEnquiry } from '../store';

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
  /** The pause after the last digest if the mail server has deferred a part of it, otherwise 0. */
  let digestPause = 0;
  /** How many digests before the last one were deferred in a row. */
  let deferredDigests = 0;
  /** Why the last mail was not delivered, and since when none was. The clock never jumps. */
  let failing: { readonly reason: string; readonly since: number } | undefined;
  /** A fault that concerns every mail: how often it was met, and when the next mail tries. */
  let outage: { readonly failures: number; readonly next: number } | undefined;

  /**
   * After a general fault, a single enquiry tries whether it is over. Its success makes all others
   * due. After another fault, the next digest is sent when all of these enquiries are due again,
   * and later each time, because recipients who have accepted the mail get another one.
   */
  async function learnFrom(rows: readonly StoredEnquiry[], outcome: Outcome) {
    failing =
      outcome.type === 'try later'
        ? { reason: outcome.reason, since: failing?.since ?? performance.now() }
        : undefined;
    if (outcome.type === 'try later' && !outcome.isGeneral) {
      const attempts = Math.max(deferredDigests + 1, ...rows.map((row) => row.attempts));
      digestPause = Math.max(digestPause, pauseAfter(attempts, 0));
      // It is 0 while each enquiry has a mail of its own.
      if (nextDigest > 0) nextDigest = performance.now() + digestPause;
    }
    if (outcome.type === 'try later' && outcome.isGeneral) {
      // Deliveries that began together and fail together are one failure.
      if (outage && performance.now() < outage.next) return;
      const failures = (outage?.failures ?? 0) + 1;
      outage = { failures, next: performance.now() + pauseAfter(failures) };
      nextDigest = 0;
    } else if (outage) {
      outage = undefined;
      await store.makeDue(['waiting']);
    }
  }

  async function deliver(rows: readonly StoredEnquiry[], isPart = false) {
    const outcome = await send(rows, isPart);
    if (outcome.type === 'set aside' && rows.length > 1) {
      // One text that is refused must not keep the others back.
      const middle = Math.ceil(rows.length / 2);
      await deliver(rows.slice(0, middle), true);
      await deliver(rows.slice(middle), true);
      return;
    }
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
    await learnFrom(rows, outcome);
  }

  /** Claims enquiries, in groups that are delivered together. */
  async function claimGroups(): Promise<readonly (readonly StoredEnquiry[])[]> {
    const now = performance.now();
    if (outage && running.size > 0) return [];
    if (outage && now < outage.next && !(await store.takeRetry())) return [];
    const free = outage ? 1 : simultaneousDeliveriesMax - running.size;
    if (free <= 0) return [];
    if ((await store.deliveredToday()) < singleMailsPerDay) {
      return (await store.claimDue(claim, free)).map((row) => [row]);
    }
    if (running.size > 0) return [];
    if (now < nextDigest && !(await store.takeRetry())) return [];
    const rows = await store.claimDue(claim, enquiriesPerDigest);
    if (rows.length === 0) return [];
    nextDigest = now + digestEveryMs;
    deferredDigests = digestPause > 0 ? deferredDigests + 1 : 0;
    digestPause = 0;
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
    mailFault: () =>
      failing && {
        reason: failing.reason,
        seconds: Math.floor((performance.now() - failing.since) / 1_000),
      },

    /** Notes why no mail could be delivered, or that one could, if no enquiry has shown it. */
    note(reason: string | undefined) {
      failing =
        reason === undefined ? undefined : (failing ?? { reason, since: performance.now() });
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
