import { readFile } from 'node:fs/promises';
import next from 'next';
import { answerFailuresWith } from './error-page';
import { hashedFiles, headersFor } from './headers';
import { serve } from './http-server';

/*
 * Runs the Node target. `next start` answers malformed addresses with 500, without the site's headers and with Next's own error
 * page. This server refuses such addresses, sets the headers and sends the site's error page.
 */

process.env.BUILD_TARGET = 'node';
const app = next({ dev: false, hostname: '127.0.0.1' });
await app.prepare();
const handle = app.getRequestHandler();
/** The address for monitors. The response has status 200 and names the build. */
const healthPath = '/health';
const buildId = await readFile('.next-node/BUILD_ID', 'utf8');
const errorPage = await readFile('.next-node/server/app/500.html');

serve((request, response) => {
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
  // Next sets the caching of hashed files itself, because it knows which of them exist.
  if (cacheControl !== undefined && !path.startsWith(hashedFiles))
    response.setHeader('Cache-Control', cacheControl);
  answerFailuresWith(errorPage, response);
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.statusCode = 500;
    response.end();
  });
});
