import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { checkHealth } from '../health';
import { errorFacts, type Log } from '../log';
import { createStore } from '../store';
import { databaseError, openDatabase } from './database';
import { startDeliveryLoop } from './delivery-loop';
import { createEnquiryServer } from './enquiry-server';
import { createMailer } from './mail';
import type { Settings } from './settings';

/** How often old enquiries are deleted and the database is checked for damage, in milliseconds. */
const tidyEveryMs = 3_600_000;

/**
 * How often a row is written to check that enquiries can be stored, and events that repeat are
 * logged, in milliseconds.
 */
const probeEveryMs = 60_000;

/**
 * How many connections may wait to be accepted. The default of 511 is too low for thousands of
 * connections at once.
 */
const connectionBacklog = 4_096;

/** How long requests in progress may take to finish when the receiver stops, in milliseconds. */
const requestGraceMs = 2_000;

/**
 * How long mails in progress may take to finish after the requests have finished, in milliseconds.
 */
const mailGraceMs = 10_000;

export interface Receiver {
  readonly url: string;
  /** Resolves after one attempt to deliver each enquiry that is due now. */
  settled(): Promise<void>;
  /**
   * Accepts no more requests. Gives requests in progress two seconds to finish, and then gives
   * mails in progress ten seconds to finish. Then closes the database.
   */
  stop(): Promise<void>;
}

/** Logs events that a stranger can cause at most once a minute, with their number. */
function countedLog(log: Log) {
  const counts = new Map<string, number>();
  return {
    count(event: string) {
      const before = counts.get(event);
      if (before === undefined) log.warn({ count: 1 }, event);
      counts.set(event, before === undefined ? 0 : before + 1);
    },
    write() {
      for (const [event, count] of counts) {
        if (count > 0) log.warn({ count }, event);
        counts.delete(event);
      }
    },
  };
}

/**
 * Opens the database, delivers the enquiries waiting in it, and listens for new enquiries.
 * @param isLogWritten whether the last line of the log could be written
 * @throws if the database cannot be used (mostly a ReceivingError), or if the port is in use
 */
export async function startReceiver(
  settings: Settings,
  log: Log,
  isLogWritten = () => true,
): Promise<Receiver> {
  const { databaseUrl, keepDays, host, port } = settings;
  const { db, removeDeleted, findDamage, markInUse, close } = await openDatabase(databaseUrl);
  const store = createStore(db);
  let writeFault: string | undefined;
  let damage = await markInUse().catch((error) => {
    throw databaseError(error, databaseUrl);
  });
  if (damage) log.error({}, damage);
  const logFault = (event: string) => (error: unknown) => {
    const facts = errorFacts(databaseError(error, databaseUrl));
    writeFault = errorFacts(error).code ?? errorFacts(error).name;
    log.error({ error: facts }, event);
  };
  const counted = countedLog(log);

  // The operator may have corrected what kept enquiries waiting, such as a wrong password.
  await store.makeDue(['waiting']).catch((error) => {
    throw databaseError(error, databaseUrl);
  });

  async function tidy() {
    try {
      const forgotten = await store.forgetOld(keepDays);
      await removeDeleted();
      if (forgotten > 0) log.info({ forgotten }, 'old enquiries deleted');
    } catch (error) {
      logFault('old enquiries not deleted')(error);
    }
    try {
      const found = await findDamage();
      if (found) log.error({}, found);
      damage = found ?? damage;
    } catch (error) {
      log.error({ error: errorFacts(error) }, 'database not checked for damage');
    }
  }

  let isVerifying = false;

  /** Asks the mail server whether it can be used. Never rejects. */
  async function verifyMail() {
    if (isVerifying) return;
    isVerifying = true;
    const reason = await mailer.verify();
    isVerifying = false;
    if (reason) log.error({ reason }, 'mail server not usable');
    else log.info({}, 'mail server usable');
    deliveries.note(reason);
  }

  async function probe() {
    counted.write();
    await store.probe().then(() => {
      writeFault = undefined;
    }, logFault('database not writable'));
    if (!deliveries.mailFault()) return;
    const { waiting } = await store.backlog().catch(() => ({ waiting: undefined }));
    // No enquiry will show that the fault is over.
    if (waiting === 0) await verifyMail();
  }

  await tidy();
  const mailer = createMailer(settings);
  const deliveries = startDeliveryLoop(store, mailer.send, log);
  verifyMail();
  const server = createEnquiryServer({
    ...settings,
    store,
    health: () =>
      checkHealth(store, {
        ...{ writeFault, damage, mailFault: deliveries.mailFault() },
        isLogWritten: isLogWritten(),
      }),
    onReceived() {
      writeFault = undefined;
      deliveries.searchNow();
    },
    onRefused(status) {
      if (status === 429) counted.count('too many requests');
      if (status === 403) counted.count('origin refused');
    },
    onWrongProxies: () => counted.count('ENQUIRY_PROXIES does not fit X-Forwarded-For'),
    onFault: logFault('request failed'),
  });
  const timers = [setInterval(tidy, tidyEveryMs), setInterval(probe, probeEveryMs)];
  server.listen({ port, host, backlog: connectionBacklog });
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo; // The address of a TCP server is never the name of a pipe.

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}/enquiry`,
    settled: deliveries.settled,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      const closed = once(server, 'close');
      server.close();
      // A request that was received completely is answered within this time. The other requests are
      // dropped.
      const dropTimer = setTimeout(() => server.closeAllConnections(), requestGraceMs);
      await closed;
      clearTimeout(dropTimer);
      await Promise.race([deliveries.stop(), pause(mailGraceMs, undefined, { ref: false })]);
      await close();
    },
  };
}
