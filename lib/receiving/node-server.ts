import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { type Desk, receiveEnquiry } from './receive-enquiry';

/** What a server for enquiries needs. */
export interface EnquiryServerOptions {
  readonly desk: Desk;
  /** The origins of the site. */
  readonly origins: readonly string[];
  /** Whether a proxy in front names the client in `X-Forwarded-For`; anyone can write that header where there is none. */
  readonly isBehindProxy: boolean;
}

/** Long enough for a full message on a slow line; a sender that trickles does not hold a connection for longer. */
const requestTimeoutMs = 30_000;

function clientOf(incoming: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = [incoming.headers['x-forwarded-for']].flat().at(-1)?.split(',').at(-1)?.trim();
  return (isBehindProxy && forwarded) || incoming.socket.remoteAddress || 'unknown';
}

function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  return new Request(new URL('/enquiry', 'http://enquiry.invalid'), {
    method,
    headers,
    ...(method !== 'GET' &&
      method !== 'HEAD' && {
        body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, // Node's own type of the same stream.
        duplex: 'half',
      }),
  });
}

/** A plain HTTP server that receives enquiries at `/enquiry`; TLS ends in front of it. Not listening yet. */
export function createEnquiryServer({
  desk,
  origins,
  isBehindProxy,
}: EnquiryServerOptions): Server {
  const server = createServer(async (incoming, outgoing) => {
    try {
      if (incoming.url !== '/enquiry') {
        outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('Enquiries go to /enquiry.');
        return;
      }
      const client = clientOf(incoming, isBehindProxy);
      const response = await receiveEnquiry(toRequest(incoming), client, desk, { origins });
      // An unread rest of the body would be taken for the next request.
      if (!incoming.complete) outgoing.setHeader('Connection', 'close');
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    } catch (error) {
      // A method that no Request can have, or a client that went away.
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(400);
      outgoing.end();
    }
  });
  server.requestTimeout = requestTimeoutMs;
  return server;
}
