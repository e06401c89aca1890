import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { checkHealth, type Health, healthAnswer } from '../health';
import type { Log } from '../log';
import { receiveEnquiry } from '../receive-enquiry';
import type { Store } from '../store';

export interface EnquiryServerOptions {
  readonly store: Store;
  readonly log: Log;
  readonly origins: readonly string[];
  /** Whether a proxy in front names the client in `X-Forwarded-For`. */
  readonly isBehindProxy: boolean;
  /** Called after an enquiry was received. */
  readonly onReceived: () => void;
  /** Called with the error when a request is answered with 503. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Time limits for headers and for the whole request, in milliseconds. A long message on a slow connection needs this much.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, checkedEvery: 2_000 };

/** How long the result of a health check is reused, in milliseconds, because each check writes to the database. */
const healthHoldsMs = 2_000;

function clientOf({ incoming }: HttpBindings, isBehindProxy: boolean): string {
  const forwarded = [incoming.headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim();
  return (isBehindProxy && forwarded) || incoming.socket.remoteAddress || 'unknown';
}

/** An HTTP server that receives enquiries at `/enquiry` and answers a monitor at `/health`. It isn't listening yet. */
export function createEnquiryServer(options: EnquiryServerOptions): Server {
  const { store, origins, isBehindProxy, onReceived, onFault } = options;
  let latest: { readonly at: number; readonly health: Promise<Health> } | undefined;
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.all('/enquiry', async ({ req, env }) => {
    const response = await receiveEnquiry(req.raw, clientOf(env, isBehindProxy), store, {
      origins,
      onFault(error) {
        // A client that disconnects before it has sent its request is not an error.
        if (!env.incoming.destroyed || env.incoming.complete) onFault(error);
      },
    });
    if (response.status === 200 || response.status === 303) onReceived();
    return response;
  });

  app.get('/health', async () => {
    if (!latest || performance.now() - latest.at > healthHoldsMs) {
      latest = { at: performance.now(), health: checkHealth(store) };
    }
    return healthAnswer(await latest.health);
  });

  app.notFound(({ text }) => text('Enquiries go to /enquiry.', 404));

  const server = createServer(
    { connectionsCheckingInterval: timeouts.checkedEvery },
    getRequestListener(app.fetch),
  );
  server.headersTimeout = timeouts.headersTimeout;
  server.requestTimeout = timeouts.requestTimeout;
  return server;
}
