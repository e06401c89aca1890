import { createServer, type RequestListener, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { parseArgs } from 'node:util';
import compression from 'compression';
import { refusalOf } from './address-check';
import { type Headers, headersFor } from './headers';
import { allowHeader, isReading } from './methods';

/**
 * The address to listen at, from the options `--hostname` and `--port` of the command line.
 * @throws if the port is not a number from 0 to 65535
 */
export function listenOptions(): { readonly hostname: string; readonly port: number } {
  const { values } = parseArgs({
    options: {
      hostname: { type: 'string', short: 'H', default: '127.0.0.1' },
      port: { type: 'string', short: 'p', default: process.env.PORT ?? '3000' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port is "${values.port}". Give a number from 0 to 65535.`);
  }
  return { hostname: values.hostname, port };
}

interface TextAnswer {
  readonly status: number;
  readonly message: string;
  readonly headers: Headers;
}

const plainText: Headers = { ...headersFor('/'), 'Content-Type': 'text/plain; charset=utf-8' };
const notAllowed = {
  status: 405,
  message: 'This site only allows GET and HEAD.',
  headers: { ...plainText, Allow: allowHeader },
} satisfies TextAnswer;

/** The responses to requests that Node's parser refuses, by error code. */
const refusedByParser: Readonly<Record<string, TextAnswer>> = {
  HPE_INVALID_METHOD: notAllowed,
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too long.', headers: plainText },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long.',
    headers: plainText,
  },
};
const malformed: TextAnswer = {
  status: 400,
  message: 'This request is malformed.',
  headers: plainText,
};

/** Answers on a socket for which Node has created no response object, and closes it. */
function answerRaw(socket: Duplex, { status, message, headers }: TextAnswer) {
  const lines = Object.entries({ ...headers, Connection: 'close' });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${message}\n`,
  );
}

/**
 * Starts a server that refuses malformed addresses and methods other than GET and HEAD, and passes other requests to the
 * listener, with compression. Refusals have the same headers as every other response.
 */
export function serve(listener: RequestListener): void {
  const { hostname, port } = listenOptions();
  const compress = compression();
  createServer((request, response) => {
    const refusal = refusalOf(request.url ?? '');
    if (refusal) {
      response.writeHead(refusal.status, plainText).end(`${refusal.message}\n`);
      return;
    }
    if (!isReading(request.method)) {
      response.writeHead(notAllowed.status, notAllowed.headers).end(`${notAllowed.message}\n`);
      return;
    }
    compress(request, response, () => listener(request, response));
  })
    .on('connect', (_request, socket) => answerRaw(socket, notAllowed))
    .on('clientError', (error: NodeJS.ErrnoException, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else answerRaw(socket, refusedByParser[error.code ?? ''] ?? malformed);
    })
    .listen(port, hostname, () => console.log(`Serving at http://${hostname}:${port}`));
}
