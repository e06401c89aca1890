import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createEndpoint, type Host } from '../endpoint';
import { checkHealth, healthAnswer } from '../health';
import type { Store } from '../store';

export interface EnquiryServerOptions extends Pick<Host<HttpBindings>, 'origins' | 'onReceived'> {
  readonly store: Store;
  /** Whether a proxy writes the client's address into `X-Forwarded-For`. */
  readonly isBehindProxy: boolean;
  /** Called with the error when an enquiry is answered with 503, but not if the client disconnected while it was sending. */
  readonly onFault: (error: unknown) => void;
}

/**
 * The time limits for the headers and for the whole request, and how often they are checked, in milliseconds. The limit for the
 * whole request leaves time for a long message over a slow connection.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, checkedEvery: 2_000 };

/** The network address of the client. The proxy adds it to the end of `X-Forwarded-For`. */
function clientOf({ incoming }: HttpBindings, isBehindProxy: boolean): string {
  const forwarded = [incoming.headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim();
  return (isBehindProxy && forwarded) || incoming.socket.remoteAddress || 'unknown';
}

/** Creates an HTTP server that receives enquiries at `/enquiry` and answers a monitor at `/health`. It does not listen yet. */
export function createEnquiryServer(options: EnquiryServerOptions): Server {
  const { store, isBehindProxy, onFault } = options;
  const app = createEndpoint<HttpBindings>({
    ...options,
    clientOf: ({ env }) => clientOf(env, isBehindProxy),
    onFault(error, { env }) {
      // It is not a fault if a client disconnects before it has sent the whole request.
      if (!env.incoming.destroyed || env.incoming.complete) onFault(error);
    },
  });
  app.get('/health', async () => healthAnswer(await checkHealth(store)));
  app.notFound(({ text }) => text('Enquiries go to /enquiry.', 404));

  const server = createServer(
    { connectionsCheckingInterval: timeouts.checkedEvery },
    getRequestListener(app.fetch),
  );
  server.headersTimeout = timeouts.headersTimeout;
  server.requestTimeout = timeouts.requestTimeout;
  return server;
}
