import { createReadStream, existsSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import handler from 'serve-handler';
import { z } from 'zod';
import { serve } from '@/lib/hosts/http-server';

/*
 * Serves the export by Netlify's rules. Netlify's parsers read the two rule files, and this server applies the rules as Netlify's
 * documentation says (docs.netlify.com/routing: redirects, shadowing, headers, pretty URLs). Netlify's edge cannot run
 * here, so the site's server answers malformed addresses.
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

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function answerFile(response: ServerResponse, file: string, status: number) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(file).pipe(response);
}

serve((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://host.invalid');
  const path = decodeURIComponent(pathname);
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  for (const { forRegExp, values } of headerValues) {
    if (!forRegExp.test(path)) continue;
    for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
  }

  const rule = rules.get(withoutSlash(path));
  const page = `${out}${withoutSlash(path)}.html`;
  const exists = path === '/' || isFile(`${out}${path}`) || isFile(page);
  if (rule && (rule.force || !exists)) {
    if (rule.status >= 400) {
      answerFile(response, `${out}${rule.to}`, rule.status);
      return;
    }
    response.writeHead(rule.status, { Location: `${rule.to}${search}` }).end();
    return;
  }
  if (path !== '/' && path.endsWith('/') && isFile(page)) {
    response.writeHead(301, { Location: `${withoutSlash(pathname)}${search}` }).end();
    return;
  }
  // Netlify reads the rule files and doesn't serve them.
  if (!exists || path === '/_redirects' || path === '/_headers') {
    answerFile(response, `${out}/404.html`, 404);
    return;
  }
  handler(request, response, {
    public: out,
    cleanUrls: true,
    directoryListing: false,
    etag: true,
  }).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
