import {
  hashedFiles,
  immutable,
  type ResponseHeaders,
  redirectStatus,
  sharedHeaders,
} from './headers';

export type AliasRule = readonly [alias: string, target: string];

/**
 * The number of redirects that Cloudflare Pages reads
 * (developers.cloudflare.com/pages/configuration/redirects).
 */
const cloudflareRedirectsMax = 2_000;

/** A path that has no file, so that hosts answer it with the not-found page and status 404. */
const missingPath = '/not-found';

/**
 * The differences between the hosts that read rule files: the status that makes a redirect
 * permanent and overrides a stub page, and the rule that gives `/404` the status 404.
 */
const dialects = {
  cloudflare: { permanent: `${redirectStatus}`, notFound: `/404 ${missingPath} 200` },
  netlify: { permanent: `${redirectStatus}!`, notFound: '/404 /404.html 404!' },
} as const;

/**
 * The `_redirects` file for a host. It redirects each alias permanently, with and without a
 * trailing slash, so that no redirect leads to another. Both hosts keep the query. Those that
 * Cloudflare may not read any more are last: a stub page redirects an alias too, and a page with a
 * slash is a page.
 * @param pages the pages whose path with a trailing slash redirects to the page. Not for Netlify,
 * whose rules ignore the slash
 */
export function redirectsFile(
  rules: readonly AliasRule[],
  host: keyof typeof dialects,
  pages: readonly string[] = [],
): string {
  const { permanent, notFound } = dialects[host];
  const lines = rules.flatMap(([alias, target]) => [
    `${alias} ${target} ${permanent}`,
    `${alias}/ ${target} ${permanent}`,
  ]);
  const slashes = pages.map((path) => `${path}/ ${path} ${permanent}`);
  return `${[notFound, ...lines, ...slashes].join('\n')}\n`;
}

/** How many redirects a file has, and how many of them Cloudflare does not read. */
export function redirectCount(file: string): string {
  const count = file.trim().split('\n').length;
  const unread = Math.max(0, count - cloudflareRedirectsMax);
  return unread === 0
    ? `${count} redirects`
    : `${count} redirects, of which Cloudflare ignores the last ${unread}: stub pages take their place`;
}

/**
 * The `_headers` file that Cloudflare Pages and Netlify read. They combine the values of all
 * matching rules, so no two rules set the same header.
 */
export function headersFile(): string {
  const lines = (headers: ResponseHeaders) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [
    '/*\n',
    ...lines(sharedHeaders()),
    `${hashedFiles}*\n`,
    ...lines({ 'Cache-Control': immutable }),
  ].join('');
}
