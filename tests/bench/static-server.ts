import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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
  close(): Promise<void>;
}

const isFile = (path: string) =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );

/**
 * Serves a folder of static output as a CDN would: clean addresses, `404.html`, brotli, long-lived hashed files. Made for
 * measuring: every answer is compressed once and kept in memory, so that the server costs the same for every folder.
 */
export async function serveFolder(folder: string, port = 0): Promise<Served> {
  const root = resolve(folder);
  const answers = new Map<string, { status: number; type: string; body: Buffer; br: boolean }>();

  const find = async (path: string) => {
    for (const name of [path, `${path}.html`, join(path, 'index.html')]) {
      const file = join(root, name);
      if ((file === root || file.startsWith(root + sep)) && (await isFile(file))) return file;
    }
  };
  const answer = async (path: string) => {
    const kept = answers.get(path);
    if (kept) return kept;
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
    };
    answers.set(path, made);
    return made;
  };

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const { status, type, body, br } = await answer(path);
    response.writeHead(status, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': path.startsWith('/_next/static/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(br && { 'content-encoding': 'br' }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
