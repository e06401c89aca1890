import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import ipaddr from 'ipaddr.js';
import { createEndpoint, type Host } from '../endpoint';
import { enquiryLimits, requestTimeMs } from '../enquiry';
import { type Health, healthAnswer } from '../health';

export interface EnquiryServerOptions
  extends Pick<Host<HttpBindings>, 'origins' | 'onReceived' | 'onRefused'> {
  readonly store: Host<HttpBindings>['store'];
  /** How many proxies add an address to `X-Forwarded-For`. */
  readonly proxies: number;
  readonly health: () => Promise<Health>;
  /** Called if the addresses in `X-Forwarded-For` do not fit the number of proxies. */
  readonly onWrongProxies: () => void;
  /**
   * Called with the error when an enquiry is answered with 503, but not if the client disconnected
   * while it was sending.
   */
  readonly onFault: (error: unknown) => void;
}

/**
 * The time limits for the headers and for the whole request, and how often they are checked, in
 * milliseconds.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: requestTimeMs(enquiryLimits.requestBytes),
  checkedEvery: 2_000,
};

/**
 * An address in `X-Forwarded-For` without the port that some proxies add; undefined if it is none.
 */
export function addressIn(text: string): string | undefined {
  const address = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return ipaddr.isValid(address) ? address : undefined;
}

/**
 * Creates an HTTP server that receives enquiries at `/enquiry` and answers a monitor at `/health`.
 * It does not listen yet.
 */
export function createEnquiryServer(options: EnquiryServerOptions): Server {
  const { proxies, health, onWrongProxies, onFault } = options;
  const app = createEndpoint<HttpBindings>({
    ...options,
    clientOf({ env: { incoming } }) {
      const header = [incoming.headers['x-forwarded-for']].flat().join(',');
      const addresses = header.split(',').filter(Boolean);
      const forwarded = proxies > 0 ? addressIn(addresses.at(-proxies)?.trim() ?? '') : undefined;
      if (proxies > 0 ? !forwarded : addresses.length > 0) onWrongProxies();
      return forwarded ?? incoming.socket.remoteAddress ?? 'unknown';
    },
    onFault(error, { env }) {
      // It is not a fault if a client disconnects before it has sent the whole request.
      if (!env.incoming.destroyed || env.incoming.complete) onFault(error);
    },
  });
  app.get('/health', async () => healthAnswer(await health()));
  app.notFound(({ text }) => text('Enquiries go to /enquiry.', 404));

  const server = createServer(
    { connectionsCheckingInterval: timeouts.checkedEvery },
    getRequestListener(app.fetch),
  );
  server.headersTimeout = timeouts.headersTimeout;
  server.requestTimeout = timeouts.requestTimeout;
  return server;
}
