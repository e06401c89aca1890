import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorFacts } from '../error-facts';
import { type Desk, receiveEnquiry } from '../receive-enquiry';
import type { Health } from './health';
import type { Log } from './log';

export interface EnquiryServerOptions {
  readonly desk: Desk;
  readonly health: () => Promise<Health>;
  readonly log: Log;
  readonly origins: readonly string[];
  /** Whether a proxy in front names the client in `X-Forwarded-For`; anyone can write that header where there is none. */
  readonly isBehindProxy: boolean;
}

/**
 * How long a connection may take over its headers and over a whole request, in milliseconds: enough for a full message on a
 * slow line. One that trickles is closed then; until then it holds no other up.
 */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, checkedEvery: 2_000 };

function clientOf(incoming: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = [incoming.headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim();
  return (isBehindProxy && forwarded) || incoming.socket.remoteAddress || 'unknown';
}

/** How much of a body is handed on at once, in bytes. */
const partBytes = 65_536;

/**
 * A request's body, read when it is asked for and handed on in large parts: what a sender that trickles costs is a few bytes of
 * memory, and not a turn of the stream's machinery for each of them.
 */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let kept: Buffer[] = [];
  let length = 0;
  incoming.pause();
  return new ReadableStream(
    {
      start(controller) {
        const handOn = () => {
          if (length > 0) controller.enqueue(Buffer.concat(kept));
          kept = [];
          length = 0;
        };
        incoming.on('data', (part: Buffer) => {
          kept.push(part);
          length += part.length;
          if (length < partBytes) return;
          incoming.pause();
          handOn();
        });
        incoming.once('end', () => {
          handOn();
          controller.close();
        });
        incoming.once('error', (error) => controller.error(error));
      },
      pull: () => void incoming.resume(),
      cancel: () => void incoming.pause().removeAllListeners('data'),
    },
    { highWaterMark: 0 },
  );
}

function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL('/enquiry', 'http://enquiry.invalid'), {
    method,
    headers,
    ...(hasBody && { body: bodyOf(incoming), duplex: 'half' }),
  });
}

function answerHealth(outgoing: ServerResponse, health: Health) {
  outgoing.writeHead(health.status === 'ok' ? 200 : 503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  });
  outgoing.end(JSON.stringify(health));
}

/**
 * A plain HTTP server that receives enquiries at `/enquiry` and tells a monitor at `/health` how it is; TLS ends in front of
 * it. Not listening yet.
 */
export function createEnquiryServer(options: EnquiryServerOptions): Server {
  const { desk, health, log, origins, isBehindProxy } = options;

  async function answerEnquiry(incoming: IncomingMessage, outgoing: ServerResponse) {
    const client = clientOf(incoming, isBehindProxy);
    const onFault = (error: unknown) => {
      // A client that went away in the middle of its request is no fault.
      if (incoming.destroyed && !incoming.complete) return;
      log.error({ error: errorFacts(error) }, 'request failed');
    };
    const response = await receiveEnquiry(toRequest(incoming), client, desk, { origins, onFault });
    // An unread rest of the body would be taken for the next request.
    if (!incoming.complete) outgoing.setHeader('Connection', 'close');
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  }

  const server = createServer(
    { connectionsCheckingInterval: timeouts.checkedEvery },
    async (incoming, outgoing) => {
      try {
        const isToRead = incoming.method === 'GET' || incoming.method === 'HEAD';
        if (incoming.url === '/enquiry') await answerEnquiry(incoming, outgoing);
        else if (incoming.url === '/health' && isToRead) {
          answerHealth(outgoing, await health());
        } else {
          outgoing.writeHead(404, { 'Content-Type': 'text/plain' });
          outgoing.end('Enquiries go to /enquiry.');
        }
      } catch (error) {
        // A method that no Request can have, or a client that went away.
        log.debug({ error: errorFacts(error) }, 'request not understood');
        if (!outgoing.headersSent) outgoing.writeHead(400);
        outgoing.end();
      }
    },
  );
  server.headersTimeout = timeouts.headersTimeout;
  server.requestTimeout = timeouts.requestTimeout;
  return server;
}
