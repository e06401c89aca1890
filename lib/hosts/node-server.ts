import { readFile } from 'node:fs/promises';
import next, { type NextConfig } from 'next';
import { answerFailuresWith } from './error-page';
import { hashedFiles, headersFor } from './headers';
import { addressOf, serve } from './http-server';
import { hasFile, sendFile } from './send-file';

/*
 * Runs the Node target. `next start` answers malformed addresses and ranges outside a file with
 * 500, without the site's headers and with Next's own error page. This server refuses such
 * addresses, sends the files, sets the headers and sends the site's error page. Next answers all
 * other requests.
 */

process.env.BUILD_TARGET = 'node';
// The settings that Next has stored with the build, given to it as in the server of its output
// `standalone`. So this server needs no `next.config.ts`, and no compiler that reads it.
const build: { readonly config: NextConfig } = JSON.parse(
  await readFile('.next-node/required-server-files.json', 'utf8'),
);
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(build.config);
const app = next({ dev: false, hostname: '127.0.0.1' });
await app.prepare();
const handle = app.getRequestHandler();
/** The address for monitors. The response has status 200 and names the build. */
const healthPath = '/health';
const buildId = await readFile('.next-node/BUILD_ID', 'utf8');
const errorPage = await readFile('.next-node/server/app/500.html');

/** The folders with files, and the start of the paths that their files have. */
const folders = [
  { start: hashedFiles, folder: '.next-node/static' },
  // `lib/build/finish-node.ts` writes these files.
  { start: '/', folder: '.next-node/files' },
  { start: '/', folder: 'public' },
] as const;

serve(async (request, response) => {
  answerFailuresWith(errorPage, response);
  const { path } = addressOf(request);
  if (path === healthPath) {
    response.writeHead(200, {
      ...headersFor(path),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(`build ${buildId}\n`);
    return;
  }
  const { 'Cache-Control': cacheControl = '', ...headers } = headersFor(path);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  for (const { start, folder } of folders) {
    const file = `/${path.slice(start.length)}`;
    if (!path.startsWith(start) || !(await hasFile(folder, file))) continue;
    response.setHeader('Cache-Control', cacheControl);
    sendFile(request, response, folder, file);
    return;
  }
  // Next sets the caching of hashed files itself, because it knows which of them exist.
  if (!path.startsWith(hashedFiles)) response.setHeader('Cache-Control', cacheControl);
  await handle(request, response);
});
