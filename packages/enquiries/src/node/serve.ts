import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorFacts, type Log } from '../log';
import { createStore } from '../store';
import { databaseError, openDatabase } from './database';
import { startDeliveryLoop } from './delivery-loop';
import { createEnquiryServer } from './http-server';
import { createMailer } from './mail';
import type { Settings } from './settings';

/** How often old enquiries are deleted, in milliseconds. */
const forgetEveryMs = 3_600_000;

/** How many connections may wait to be accepted. The default of 511 is too low for thousands of connections at once. */
const connectionBacklog = 4_096;

/** How long requests in progress may take to finish when the receiver stops, in milliseconds. */
const requestGraceMs = 2_000;

/** How long mails in progress may take to finish after the requests have finished, in milliseconds. */
const mailGraceMs = 30_000;

export interface Receiver {
  readonly url: string;
  /** Resolves after one attempt to deliver each enquiry that is due now. */
  settled(): Promise<void>;
  /**
   * Accepts no more requests. Gives requests in progress two seconds to finish, and then gives mails in progress 30 seconds to
   * finish. Then closes the database.
   */
  stop(): Promise<void>;
}

/**
 * Opens the database, delivers the enquiries waiting in it, and listens for new enquiries.
 * @throws if the database cannot be used (mostly a ReceivingError), or if the port is in use
 */
export async function startReceiver(settings: Settings, log: Log): Promise<Receiver> {
  const { databaseUrl, keepDays, host, port } = settings;
  const { db, removeDeleted, close } = await openDatabase(databaseUrl);
  const store = createStore(db);
  const logFault = (event: string) => (error: unknown) =>
    log.error({ error: errorFacts(databaseError(error, databaseUrl)) }, event);

  // The operator may have corrected what kept enquiries waiting, such as a wrong password.
  await store.makeDue(['waiting']).catch((error) => {
    throw databaseError(error, databaseUrl);
  });
  const deliveries = startDeliveryLoop(store, createMailer(settings, log), log);
  const server = createEnquiryServer({
    ...settings,
    store,
    onReceived: deliveries.searchNow,
    onFault: logFault('request failed'),
  });

  async function forgetOld() {
    try {
      const forgotten = await store.forgetOld(keepDays);
      await removeDeleted();
      if (forgotten > 0) log.info({ forgotten }, 'old enquiries deleted');
    } catch (error) {
      logFault('old enquiries not deleted')(error);
    }
  }

  await forgetOld();
  const forgetTimer = setInterval(forgetOld, forgetEveryMs);
  server.listen({ port, host, backlog: connectionBacklog });
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo; // The address of a TCP server is never the name of a pipe.

  return {
    url: `http://${host}:${actualPort}/enquiry`,
    settled: deliveries.settled,
    async stop() {
      clearInterval(forgetTimer);
      const closed = once(server, 'close');
      server.close();
      // A request that was received completely is answered within this time. The other requests are dropped.
      const dropTimer = setTimeout(() => server.closeAllConnections(), requestGraceMs);
      await closed;
      clearTimeout(dropTimer);
      await Promise.race([deliveries.stop(), pause(mailGraceMs, undefined, { ref: false })]);
      await close();
    },
  };
}
