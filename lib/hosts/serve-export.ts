import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import handler from 'serve-handler';
import { headersFor, revalidate } from './headers';
import { serve } from './http-server';

/* Serves the static export for previews and tests, like a host without redirects: aliases are stub pages. */

const out = 'out';

/** Paths that are answered with 404: the error pages at their own addresses, and the rule files of other hosts. */
const hidden = new Set(['/404', '/404.html', '/500', '/500.html', '/_redirects', '/_headers']);

function answerError(response: ServerResponse, status: 404 | 500) {
  response.setHeader('Cache-Control', revalidate);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(`${out}/${status}.html`).pipe(response);
}

serve((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
  for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value);
  if (hidden.has(pathname)) {
    answerError(response, 404);
    return;
  }
  handler(
    request,
    response,
    { public: out, cleanUrls: true, directoryListing: false, etag: true },
    { sendError: async () => answerError(response, 404) },
  ).catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else answerError(response, 500);
  });
});
