import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { scriptHashesFile } from './build-files';
import { headersFor, revalidate } from './headers';
import { addressOf, serve } from './http-server';
import { hasFile, sendFile } from './send-file';

/* Serves the static export for previews and tests, like a host without redirects: aliases are stub pages. */

const out = 'out';
process.env.SCRIPT_HASHES ??= (await readFile(scriptHashesFile, 'utf8')).trim();

/** Paths that are answered with 404: the error pages at their own addresses, and the rule files of other hosts. */
const hidden = new Set(['/404', '/404.html', '/500', '/500.html', '/_redirects', '/_headers']);

/** The file of the export at a path. Undefined if there is none. */
async function fileAt(path: string): Promise<string | undefined> {
  if (path === '/') return '/index.html';
  if (path.endsWith('/') || hidden.has(path)) return undefined;
  for (const file of [path, `${path}.html`, `${path}/index.html`])
    if (await hasFile(out, file)) return file;
  return undefined;
}

function answerError(response: ServerResponse, status: 404 | 500) {
  response.setHeader('Cache-Control', revalidate);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(`${out}/${status}.html`).pipe(response);
}

serve(async (request, response) => {
  const { path, query } = addressOf(request);
  for (const [name, value] of Object.entries(headersFor(path))) response.setHeader(name, value);
  const file = await fileAt(path);
  if (file !== undefined) {
    sendFile(request, response, out, file);
    return;
  }
  const page = path.replace(/\/+$/, '');
  if (path !== page && (await fileAt(page)) !== undefined)
    response.writeHead(308, { Location: encodeURI(page) + query }).end();
  else answerError(response, 404);
});
