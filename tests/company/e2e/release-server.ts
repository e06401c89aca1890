import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { isText, mediaTypeOf } from '../../support/browser/serve-folder';

const html = 'text/html; charset=utf-8';

/** The fault of a request. */
export type Fault =
  /** The connection is closed without an answer. */
  | 'refused'
  /** There is no answer. At most four requests hang at the same time. */
  | 'hangs'
  /** The answer is sent when `answerLate` is called. */
  | 'is late'
  /** The answer is the not-found page. */
  | 'is missing'
  /** The answer is another page, as when the network of a hotel sends its login page. */
  | 'answers HTML'
  /** The connection is closed in the middle of the answer. */
  | 'is cut'
  /** The answer arrives in small parts, from the header on. */
  | 'arrives slowly'
  /** The page has no scripts, as in a browser that runs none. */
  | 'has no scripts';

/** A host that serves `out/`. It can switch to a second release, and make any request fail. */
export interface ReleaseServer {
  readonly origin: string;
  /** The id of the build in `out/`, which is release A. */
  readonly buildId: string;
  /**
   * The release that is served. Release B has other names for all hashed files and another build
   * id.
   */
  release: 'A' | 'B';
  /** Returns the fault of a request, by its path. */
  fault: (path: string) => Fault | undefined;
  /** The delay of an answer in milliseconds, by the request's path. */
  delay: (path: string) => number;
  /** The paths of all requests. */
  readonly requests: string[];
  /**
   * The paths of the documents that a browser requested, prefetched or not. Requests of a worker
   * are not included.
   */
  readonly documents: string[];
  /** The paths of the requests that got a fault. */
  readonly failed: string[];
  /** Answers the requests whose fault is `is late`. */
  answerLate(): void;
  close(): Promise<void>;
}

/** The names of hashed files, in pages, payloads, scripts and styles. */
const hashedFile =
  /((?:static(?:\/(?:chunks|media|islands|pictures))?|\.\.\/media)\/[\w.~-]+)\.(js|css|woff2|avif|webp|jpeg)/g;
/** The names of files that a script imports from its own folder. */
const importedFile = /(["'`]\.\/[\w-]+)\.js(?=["'`])/g;

/** Serves `out/` on a free port. */
export async function serveReleases(out = 'out'): Promise<ReleaseServer> {
  const [meta = ''] = await readdir(join(out, 'builds/meta'));
  const buildId = meta.replace(/\.json$/, '');
  const isFile = (path: string) =>
    stat(path)
      .then((found) => found.isFile())
      .catch(() => false);
  const held = new Set<ServerResponse>();
  const late: (() => void)[] = [];

  /** The text of a file in the current release. */
  const released = (text: string, file: string) => {
    if (host.release === 'A') return text;
    const renamed = text.replaceAll(buildId, `${buildId}b`).replace(hashedFile, '$1.b.$2');
    return file.includes('/islands/') ? renamed.replace(importedFile, '$1.b.js') : renamed;
  };

  /** The file of `out/` that the current release serves at a path. */
  async function fileAt(path: string): Promise<string | undefined> {
    let name = decodeURIComponent(path);
    if (host.release === 'B') {
      if (name.startsWith('/_next/static/')) {
        if (!/\.b\.\w+$/.test(name)) return undefined;
        name = name.replace(/\.b(\.\w+)$/, '$1');
      }
      name = name.replaceAll(`${buildId}b`, buildId);
    }
    for (const candidate of [name, `${name}.html`, `${name}index.html`]) {
      const file = join(out, candidate);
      if (await isFile(file)) return file;
    }
    return undefined;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    host.requests.push(pathname);
    const delay = host.delay(pathname);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (request.headers.accept?.startsWith('text/html')) host.documents.push(pathname);
    const fault = host.fault(pathname);
    if (fault) host.failed.push(pathname);
    if (fault === 'refused') return request.socket.destroy();
    // A browser opens six connections to an HTTP/1.1 host. If all of them hung, no link could be
    // followed.
    if (fault === 'hangs' && held.size < 4) {
      request.socket.once('close', () => held.delete(response));
      return held.add(response);
    }
    if (fault === 'is late') await new Promise<void>((resolve) => late.push(resolve));
    if (fault === 'answers HTML') {
      response.writeHead(200, { 'content-type': html });
      return response.end('<!doctype html><title>Welcome</title><p>Not what you asked for.');
    }
    const file = fault === 'is missing' ? undefined : await fileAt(pathname);
    if (!file) {
      response.writeHead(404, { 'content-type': html });
      const missing = join(out, '404.html');
      return response.end(released(await readFile(missing, 'utf8'), missing));
    }
    const type = mediaTypeOf(file);
    response.setHeader('content-type', isText(type) ? `${type}; charset=utf-8` : type);
    response.setHeader('cache-control', 'no-cache');
    if (!isText(type)) return createReadStream(file).pipe(response);
    const text = released(await readFile(file, 'utf8'), file);
    if (fault === 'is cut') {
      // Cuts the page within its content, after one second, so that even a busy browser has parsed
      // the part that arrived.
      response.write(text.slice(0, text.indexOf('</h1>') + 500), () =>
        setTimeout(() => request.socket.destroy(), 1_000),
      );
      return response;
    }
    if (fault === 'arrives slowly') {
      const start = text.indexOf('<header');
      response.write(text.slice(0, start));
      // A browser paints between two parts.
      for (const part of text.slice(start).match(/.{1,400}/gs) ?? []) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        response.write(part);
      }
      return response.end();
    }
    const body =
      fault === 'has no scripts' ? text.replaceAll(/<script\b.*?<\/script>/gs, '') : text;
    return response.end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const host: ReleaseServer = {
    origin: `http://127.0.0.1:${port}`,
    buildId,
    release: 'A',
    fault: () => undefined,
    delay: () => 0,
    requests: [],
    documents: [],
    failed: [],
    answerLate: () => {
      for (const answerNow of late.splice(0)) answerNow();
    },
    close: () =>
      new Promise((resolve) => {
        for (const response of held) response.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return host;
}
