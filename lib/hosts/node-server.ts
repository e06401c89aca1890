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
const hashed = new RegExp(patternSource(hashedFiles));

serveGuarded((request, response) => {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '');
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
