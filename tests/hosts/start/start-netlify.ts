import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { z } from 'zod';
import { addressOf, serve } from '@/lib/hosts/http-server';
import { hasFile, sendFile } from '@/lib/hosts/send-file';

/*
 * Serves the export by Netlify's rules. Netlify's parsers read the two rule files, and this server
 * applies the rules as Netlify's documentation says (docs.netlify.com/routing: redirects,
 * shadowing, headers, pretty URLs). Netlify's edge cannot run here, so the site's server answers
 * malformed addresses.
 */

const out = 'out';

const { redirects, errors: redirectErrors } = await parseAllRedirects({
  redirectsFiles: ['out-hosts/netlify/_redirects'],
  configRedirects: [],
  minimal: false,
});
const { headers, errors: headerErrors } = await parseAllHeaders({
  headersFiles: [`${out}/_headers`],
  configHeaders: [],
  minimal: false,
});
const errors = [...redirectErrors, ...headerErrors];
if (errors.length > 0) throw new Error(`Netlify refuses the rule files: ${errors.join('\n')}`);

const withoutSlash = (path: string) => path.replace(/(?<=[^/])\/+$/, '');
/** The first rule for a path applies. Netlify ignores a trailing slash. */
const rules = new Map(
  z
    .array(z.object({ path: z.string(), to: z.string(), status: z.number(), force: z.boolean() }))
    .parse(redirects)
    .toReversed()
    .map((rule) => [withoutSlash(rule.path), rule]),
);
const headerValues = z
  .array(z.object({ forRegExp: z.instanceof(RegExp), values: z.record(z.string(), z.string()) }))
  .parse(headers);

/** The file at a path: the file itself, a page, or the index of a folder. */
async function fileAt(path: string): Promise<string | undefined> {
  if (path === '/') return '/index.html';
  for (const file of [path, `${path}.html`, `${path}/index.html`])
    if (await hasFile(out, file)) return file;
  return undefined;
}

function answerFile(response: ServerResponse, file: string, status: number) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(file).pipe(response);
}

serve(async (request, response) => {
  const { path, query } = addressOf(request);
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  for (const { forRegExp, values } of headerValues) {
    if (!forRegExp.test(path)) continue;
    for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
  }

  const plain = withoutSlash(path);
  const rule = rules.get(plain);
  const file = await fileAt(plain);
  if (rule && (rule.force || file === undefined)) {
    if (rule.status >= 400) answerFile(response, `${out}${rule.to}`, rule.status);
    else response.writeHead(rule.status, { Location: `${rule.to}${query}` }).end();
    return;
  }
  if (path !== plain && file !== undefined) {
    response.writeHead(301, { Location: encodeURI(plain) + query }).end();
    return;
  }
  // Netlify reads the rule files and doesn't serve them.
  if (file === undefined || path === '/_redirects' || path === '/_headers') {
    answerFile(response, `${out}/404.html`, 404);
    return;
  }
  sendFile(request, response, out, file);
});
