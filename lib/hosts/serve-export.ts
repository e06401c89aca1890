import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import handler from 'serve-handler';
import { serveGuarded } from './guarded-server';
import { headersFor, revalidate } from './headers';

/**
 * Serves the static export as a host without redirects does: files, clean addresses and the not-found page. Aliases lead on
 * by their stub pages. For looking at the export and for tests.
 */
const out = 'out';

/** Paths of files that are not pages: the not-found page under its own name, and the rule files of other hosts. */
const hidden = new Set(['/404', '/404.html', '/_redirects', '/_headers']);

function answerNotFound(response: ServerResponse) {
  response.setHeader('Cache-Control', revalidate);
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(`${out}/404.html`).pipe(response);
}

serveGuarded((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
  for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value);
  if (hidden.has(pathname)) {
    answerNotFound(response);
    return;
  }
  handler(
    request,
    response,
    { public: out, cleanUrls: true, directoryListing: false, etag: true },
    { sendError: async () => answerNotFound(response) },
  ).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
