import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import compression from 'compression';
import { faultInAddress, originForm } from './address-check';
import { allowedMethods, allowHeader, headersFor, type ResponseHeaders } from './headers';

/**
 * The address to listen at, from the options `--hostname` and `--port` of the command line.
 * An empty `PORT` in the environment is ignored.
 * @throws if the port is not a number from 0 to 65535
 */
export function listenOptions(): { readonly hostname: string; readonly port: number } {
  const { values } = parseArgs({
    options: {
      hostname: { type: 'string', short: 'H', default: '127.0.0.1' },
      port: { type: 'string', short: 'p', default: process.env.PORT || '3000' },
    },
  });
  const port = Number(values.port);
  if (!/^\d{1,5}$/.test(values.port) || port > 65_535) {
    throw new Error(`--port is "${values.port}". Give a number from 0 to 65535.`);
  }
  return { hostname: values.hostname, port };
}

const plainText = (): ResponseHeaders => ({
  ...headersFor('/'),
  'Content-Type': 'text/plain; charset=utf-8',
});

/**
 * The parts of a request's target: the decoded path, and the query with its question mark, byte for
 * byte.
 */
export function addressOf({ url = '/' }: IncomingMessage): {
  readonly path: string;
  readonly query: string;
} {
  const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/s.exec(url) ?? [];
  return { path: decodeURIComponent(path), query };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Starts a server that refuses malformed addresses and methods other than GET and HEAD. It passes
 * all other requests to the listener and compresses the responses, except parts of files. Refusals
 * have the same headers as every other response. At SIGTERM, it finishes the requests that have
 * begun and ends the process.
 * @returns the server, which starts to listen
 */
export function serve(listener: Listener): Server {
  const { hostname, port } = listenOptions();
  const compress = compression({
    filter: (request, response) =>
      request.headers.range === undefined && compression.filter(request, response),
  });
  const server = createServer((request, response) => {
    request.url = originForm(request.url ?? '');
    const fault = faultInAddress(request.url);
    if (fault) {
      response.writeHead(fault.status, plainText()).end(`${fault.message}\n`);
      return;
    }
    if (!allowedMethods.includes(request.method ?? '')) {
      response.writeHead(405, { ...plainText(), Allow: allowHeader });
      response.end('This site only allows GET and HEAD.\n');
      return;
    }
    compress(request, response, () => {
      listener(request, response).catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else {
          // The listener may have set the headers of a file, for example its length.
          for (const name of response.getHeaderNames()) response.removeHeader(name);
          for (const [name, value] of Object.entries(plainText())) response.setHeader(name, value);
          response.setHeader('Cache-Control', 'no-store');
          response.statusCode = 500;
          response.end('The server could not answer. Try again later.\n');
        }
      });
    });
  });
  const address = `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `${address} is in use by another program. Stop it, or choose another port with --port.`
        : `The server could not listen at ${address}: ${error.message}`,
    );
    process.exitCode = 1;
  });
  // A restart of the service cuts off no request that has begun.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close(() => process.exit()));
  }
  server.listen(port, hostname, () => console.log(`Serving at ${address}`));
  return server;
}
