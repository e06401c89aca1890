import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypes } from '@/lib/hosts/content-types';
import { immutable, revalidate } from '@/lib/hosts/headers';

/** A response that was sent. */
export interface Answer {
  /** The media type of the file, such as `text/html`. */
  readonly type: string;
  /**
   * The header `Sec-Fetch-Dest` of the request, such as `document`, `script`, `serviceworker` or
   * `empty`.
   */
  readonly destination: string;
  /** The size of the body in bytes. */
  readonly body: number;
  /** The size of the whole response with its headers, in bytes. */
  readonly wire: number;
}

/** A folder that is being served. */
export interface Served {
  readonly origin: string;
  /**
   * All responses so far, including those to the service worker, prefetches and prerenders, but
   * without the tab's icon.
   */
  readonly answers: readonly Answer[];
  /** Resolves when nothing has been requested or sent for a number of milliseconds. */
  quietFor(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

const typeOfExtension = new Map(
  Object.entries(contentTypes).flatMap(([type, extensions]) =>
    extensions.map((extension) => [`.${extension}`, type]),
  ),
);
/** The media type of a file, by its extension. */
export const mediaTypeOf = (file: string): string =>
  typeOfExtension.get(extname(file)) ?? 'application/octet-stream';
export const isText = (type: string) => /^text|json$|[/+]xml$/.test(type);

/**
 * Opens a folder of static output. Each call of `serve` starts a server with its own origin and its
 * own list of responses. The server answers as a CDN does: addresses without `.html`, `404.html`,
 * Brotli, entity tags, and hashed files that never expire. Each file is compressed only once, so
 * that all visits take the same time on the server.
 * @param change changes the HTML of a page before it is served
 */
export function openFolder(folder: string, change = (html: string) => html) {
  const root = resolve(folder);
  const files = new Map<string, Awaited<ReturnType<typeof read>>>();

  /** Reads a file. Compresses text with Brotli. */
  async function read(file: string, status: number) {
    const type = mediaTypeOf(file);
    const content = await readFile(file);
    const source = type === 'text/html' ? Buffer.from(change(content.toString())) : content;
    return {
      status,
      type,
      body: isText(type) ? brotliCompressSync(source) : source,
      tag: `"${createHash('sha256').update(source).digest('base64url').slice(0, 16)}"`,
    };
  }

  async function fileAt(path: string) {
    for (const name of [path, `${path}.html`, join(path, 'index.html')]) {
      const file = join(root, name);
      const isInside = file.startsWith(root + sep);
      if (isInside && (await stat(file).catch(() => undefined))?.isFile()) return read(file, 200);
    }
    return read(join(root, '404.html'), 404);
  }

  async function serve(): Promise<Served> {
    const answers: Answer[] = [];
    let pending = 0;
    let lastClosed = performance.now();
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
      const path = decodeURIComponent(pathname);
      const sentBefore = request.socket.bytesWritten;
      pending += 1;
      response.once('close', () => {
        pending -= 1;
        lastClosed = performance.now();
      });
      const file = files.get(path) ?? (await fileAt(path));
      files.set(path, file);
      const isKnown = file.status === 200 && request.headers['if-none-match'] === file.tag;
      const body = isKnown || request.method === 'HEAD' ? undefined : file.body;
      // Some browsers without a window request the tab's icon, and others do not.
      const isIcon = /\/(?:fav)?icon\.\w+$/.test(path);
      response.once('close', () => {
        if (isIcon) return;
        answers.push({
          type: file.type,
          destination: String(request.headers['sec-fetch-dest'] ?? 'empty'),
          body: body?.length ?? 0,
          // Counts the bytes of the connection, because the response does not know the size of its
          // headers.
          wire: request.socket.bytesWritten - sentBefore,
        });
      });
      response.writeHead(isKnown ? 304 : file.status, {
        'content-type': isText(file.type) ? `${file.type}; charset=utf-8` : file.type,
        etag: file.tag,
        'cache-control': path.startsWith('/_next/static/') ? immutable : revalidate,
        ...(!isKnown && { 'content-length': file.body.length }),
        ...(isText(file.type) && { 'content-encoding': 'br' }),
      });
      response.end(body);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    return {
      origin: `http://127.0.0.1:${address.port}`,
      answers,
      quietFor: async (milliseconds) => {
        while (pending > 0 || performance.now() - lastClosed < milliseconds) {
          await new Promise((resume) => setTimeout(resume, 50));
        }
      },
      close: () =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        }),
    };
  }
  return { serve };
}
