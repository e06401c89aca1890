import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An answer as the host sends it: no redirect is followed, and the body is not decompressed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Requests a path exactly as written, without the normalisation of browsers and `fetch`. */
export function ask(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const { hostname, port, protocol } = new URL(origin);
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, agent: false }, (response) => {
      const { statusCode: status = 0 } = response;
      const read = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
      buffer(response).then(
        (body) => resolve({ status, headers: Object.fromEntries(read), body }),
        reject,
      );
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Sends a request line with exactly this method and target, including those that no HTTP client
 * would send. Resolves with the status line and the headers of the answer, or with an empty text if
 * the host closes the connection without an answer.
 */
export function askInBytes(
  origin: string,
  target: string | Buffer,
  method = 'GET',
): Promise<string> {
  const { hostname, port } = new URL(origin);
  const end = ` HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let head = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(Buffer.concat([`${method} `, target, end].map((part) => Buffer.from(part))));
    });
    socket.setEncoding('latin1');
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')));
    socket.on('data', (chunk) => {
      head += chunk;
      if (head.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve('') : reject(error),
    );
    socket.on('close', () => resolve(head.split('\r\n\r\n')[0] ?? ''));
  });
}
