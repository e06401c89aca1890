import { readFile } from 'node:fs/promises';
import next from 'next';
import { serveGuarded } from './guarded-server';
import { hashedFiles, headersFor, patternSource } from './headers';

/**
 * Runs the Node target. `next start` alone answers 500 to malformed addresses before the proxy sees them, and knows no
 * headers; here the guard and the table of headers stand before it.
 */
process.env.BUILD_TARGET = 'node';
const app = next({ dev: false, hostname: '127.0.0.1' });
await app.prepare();
const handle = app.getRequestHandler();
/** Where a monitor asks whether the server answers, and with which build. */
const healthPath = '/health';
const buildId = await readFile('.next-node/BUILD_ID', 'utf8');
const hashed = new RegExp(patternSource(hashedFiles));

serveGuarded((request, response) => {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '');
  if (path === healthPath) {
    response.writeHead(200, {
      ...headersFor(path),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(`build ${buildId}\n`);
    return;
  }
  const { 'Cache-Control': cacheControl, ...headers } = headersFor(path);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // Next says itself that hashed files never change, and knows which of them don't exist.
  if (cacheControl !== undefined && !hashed.test(path))
    response.setHeader('Cache-Control', cacheControl);
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
