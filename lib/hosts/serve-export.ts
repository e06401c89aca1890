import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { scriptHashesFile } from './build-files';
import { headersFor, redirectStatus, revalidate } from './headers';
import { addressOf, serve } from './http-server';
import { hasFile, sendFile } from './send-file';

/*
 * Serves the static export for previews and tests, like a host without redirects: aliases are stub
 * pages.
 */

const out = 'out';
process.env.SCRIPT_HASHES ??= (await readFile(scriptHashesFile, 'utf8')).trim();

/**
 * Paths that are answered with 404: the error pages at their own addresses, and the rule files of
 * other hosts.
 */
const hidden = new Set(['/404', '/404.html', '/500', '/500.html', '/_redirects', '/_headers']);

const has = (file: string) => hasFile(out, file);

function answerError(response: ServerResponse, status: 404 | 500) {
  response.setHeader('Cache-Control', revalidate);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(`${out}/${status}.html`).pipe(response);
}

serve(async (request, response) => {
  const { path, query } = addressOf(request);
  for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
  const plain = path.replace(/\/+$/, '');
  const page = path === '/' ? '/index.html' : `${plain}.html`;
  const stub = `${plain}/index.html`;
  if (hidden.has(path)) answerError(response, 404);
  else if (path !== plain && path !== '/' && (await has(page)))
    response.writeHead(redirectStatus, { Location: encodeURI(plain) + query }).end();
  else {
    const files = path.endsWith('/') ? [page, stub] : [path, page, stub];
    const found = await Promise.all(files.map(has));
    const file = files.find((_, index) => found[index]);
    if (file === undefined) answerError(response, 404);
    else sendFile(request, response, out, file);
  }
});
