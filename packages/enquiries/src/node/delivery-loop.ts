import { setTimeout as pause } from 'node:timers/promises';
import { attemptDelivery, recordAndLog, type Send } from '../attempt-delivery';
import { errorFacts, type Log } from '../log';
import type { Store, StoredEnquiry } from '../store';

/** The maximum number of deliveries at the same time. */
const simultaneousDeliveriesMax = 10;

/** How often the loop looks for due enquiries and extends its claims, in milliseconds. */
const searchEveryMs = 2_000;

/** Delivers stored enquiries when they are due, until `stop` is called. */
export function startDeliveryLoop(store: Store, send: Send, log: Log) {
  const claim = crypto.randomUUID();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let searching: Promise<void> = Promise.resolve();
  let isSearchWanted = false;
  let lastFault: string | undefined;

  async function deliver(row: StoredEnquiry) {
    const outcome = await attemptDelivery(row, send);
    // Retry until the outcome is recorded, so that the enquiry is not sent twice.
    while (true) {
      try {
        await recordAndLog(store, row, outcome, log);
        return;
      } catch (error) {
        log.error({ reference: row.reference, error: errorFacts(error) }, 'outcome not recorded');
        await pause(searchEveryMs, undefined, { signal: stopping.signal });
      }
    }
  }

  async function search() {
    if (running.size >= simultaneousDeliveriesMax) return;
    for (const row of await store.claimDue(claim, simultaneousDeliveriesMax - running.size)) {
      const delivery = deliver(row)
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
