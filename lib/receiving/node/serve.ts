import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { errorFacts } from '../error-facts';
import { createDeliveries } from './deliveries';
import { lockFolder } from './folder-lock';
import { createHealthCheck } from './health';
import { createEnquiryServer } from './http-server';
import type { Log } from './log';
import { createMailDesk } from './mail-desk';
import type { Settings } from './settings';
import { createStore } from './store';
import { makeFolder } from './synced-files';

const forgetEveryMs = 3_600_000;

/** How many connections may stand in line until they are accepted; the system's usual 511 fill up while thousands come at once. */
const connectionsInLine = 4_096;

/** How long what is under way may take when the receiver is stopped, in milliseconds. */
const requestGraceMs = 2_000;
const mailGraceMs = 30_000;

export interface Receiver {
  readonly url: string;
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>;
  /** Answers and delivers what is under way, takes in nothing more and releases the folder. */
  stop(): Promise<void>;
}

/**
 * Locks the folder, delivers what waits in it and listens for more.
 * @throws ReceivingError where another process holds the folder
 */
export async function startReceiver(settings: Settings, log: Log): Promise<Receiver> {
  const { folder, from, to, origins, isBehindProxy, host, port, fingerprintDays } = settings;
  await makeFolder(folder);
  const release = await lockFolder(folder);
  const store = createStore(folder);
  await store.open();

  const transport = createTransport(settings.smtpUrl);
  const deliveries = createDeliveries({
    store,
    log,
    async send({ mail, received }) {
      // Plain text, so that markup in it stays text; the library reads no file and no address that is named in it.
      const { rejected } = await transport.sendMail({
        ...mail,
        from,
        to,
        date: new Date(received),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      // The mail has arrived at one of the desk's addresses at least.
      if (rejected.length > 0)
        log.error({ refused: rejected.length }, 'some of ENQUIRY_TO refused');
    },
  });
  const desk = createMailDesk({ store, deliveries, log, from });
  const health = createHealthCheck(store, deliveries);
  const server = createEnquiryServer({ desk, health, log, origins, isBehindProxy });

  const forget = async () => {
    try {
      const forgotten = await store.forgetFingerprints(fingerprintDays);
      if (forgotten > 0) log.info({ forgotten }, 'fingerprints deleted');
    } catch (error) {
      log.error({ error: errorFacts(error) }, 'fingerprints not deleted');
    }
  };

  server.listen({ port, host, backlog: connectionsInLine });
  await once(server, 'listening');
  const forgetting = setInterval(forget, forgetEveryMs);
  const { port: listeningAt } = server.address() as AddressInfo; // A TCP server's address is never a pipe's name.
  await deliveries.open();
  await forget();

  return {
    url: `http://${host}:${listeningAt}/enquiry`,
    settled: deliveries.settled,
    async stop() {
      clearInterval(forgetting);
      const closed = once(server, 'close');
      server.close();
      // A request that came in full is answered within this time; one that trickles is not waited for.
      const slow = setTimeout(() => server.closeAllConnections(), requestGraceMs);
      await closed;
      clearTimeout(slow);
      await Promise.race([deliveries.stop(), pause(mailGraceMs, undefined, { ref: false })]);
      transport.close();
      await release();
    },
  };
}
