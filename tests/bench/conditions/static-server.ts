import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Answer, kindOfPath } from './wire';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const compressed = /^\.(html|css|js|json|txt|xml|svg|webmanifest)$/;

/** A folder that is being served. */
export interface Served {
  readonly origin: string;
  /** Everything that has been sent so far: for the page, its service worker, a prefetch or a prerender. */
  readonly answers: readonly Answer[];
  /** Resolves when nothing has been requested or sent for a number of milliseconds. */
  quietFor(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** A folder ready to be served any number of times, each time at its own origin and counted separately. */
export interface Folder {
  serve(): Promise<Served>;
}

const isFile = (path: string) =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );

/**
 * Opens a folder of static output, to be served as a CDN would: clean addresses, `404.html`, brotli, entity tags,
 * long-lived hashed files. Made for measuring: every answer is compressed once and kept in memory, so that the server
 * costs the same for every folder. Bytes are counted where they leave, on the connection, so that none is missed or
 * counted twice.
 */
export function openFolder(folder: string): Folder {
  const root = resolve(folder);
  const kept = new Map<
    string,
    { status: number; type: string; body: Buffer; br: boolean; tag: string }
  >();

  const find = async (path: string) => {
    for (const name of [path, `${path}.html`, join(path, 'index.html')]) {
      const file = join(root, name);
      if ((file === root || file.startsWith(root + sep)) && (await isFile(file))) return file;
    }
  };
  const answerFor = async (path: string) => {
    const before = kept.get(path);
    if (before) return before;
    const found = await find(path);
    const file = found ?? (await find('/404'));
    const raw = file === undefined ? Buffer.from('Not found') : await readFile(file);
    const extension = file === undefined ? '.txt' : extname(file);
    const br = compressed.test(extension);
    const made = {
      status: found === undefined ? 404 : 200,
      type: types[extension] ?? 'application/octet-stream',
      body: br ? brotliCompressSync(raw) : raw,
      br,
      tag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 16)}"`,
    };
    kept.set(path, made);
    return made;
  };

  const serve = async (): Promise<Served> => {
    const answers: Answer[] = [];
    let underWay = 0;
    let lastMoved = performance.now();
    const server = createServer(async (request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
      const { headers, socket } = request;
      const before = socket.bytesWritten;
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
        lastMoved = performance.now();
      });
      const { status, type, body, br, tag } = await answerFor(path);
      const isKnown = status === 200 && headers['if-none-match'] === tag;
      const sent = isKnown || request.method === 'HEAD' ? undefined : body;
      response.once('close', () =>
        answers.push({
          path,
          kind: kindOfPath(path),
          status: response.statusCode,
          destination: String(headers['sec-fetch-dest'] ?? 'empty'),
          isAhead: headers['sec-purpose'] !== undefined,
          body: sent?.length ?? 0,
          wire: socket.bytesWritten - before,
        }),
      );
      response.writeHead(isKnown ? 304 : status, {
        'content-type': type,
        etag: tag,
        'cache-control': path.startsWith('/_next/static/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
        ...(!isKnown && { 'content-length': body.length }),
        ...(br && { 'content-encoding': 'br' }),
      });
      response.end(sent);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    return {
      origin: `http://127.0.0.1:${address.port}`,
      answers,
      quietFor: async (milliseconds) => {
        while (underWay > 0 || performance.now() - lastMoved < milliseconds) {
          await new Promise((resume) => setTimeout(resume, 50));
        }
      },
      close: () =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        }),
    };
  };
  return { serve };
}

/** Serves a folder of static output at one origin. */
export function serveFolder(folder: string): Promise<Served> {
  return openFolder(folder).serve();
}
