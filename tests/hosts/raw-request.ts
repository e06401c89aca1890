import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { connect } from 'node:net';

/** A raw answer: redirects not followed, body not decompressed. */
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
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/**
 * The status line and head of the answer to a request by any method, also one that clients refuse to send; empty if the
 * host closes the connection without an answer.
 */
export function askByMethod(origin: string, method: string, path: string): Promise<string> {
  return askInBytes(origin, Buffer.from(path), method);
}

/**
 * The status line and head of the answer to a request line with exactly these bytes as its target, which no HTTP client
 * would send; empty if the host closes the connection without an answer.
 */
export function askInBytes(origin: string, target: Buffer, method = 'GET'): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        Buffer.concat([
          Buffer.from(`${method} `),
          target,
          Buffer.from(` HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`),
        ]),
      );
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (chunk.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve('') : reject(error),
    );
    socket.on('close', () =>
      resolve(Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')[0] ?? ''),
    );
  });
}
