import { repeatedPathOf } from '@/lib/pages/alias-table';
import { type Headers, hashedFiles, immutable, sharedHeaders } from './headers';

export type AliasRule = readonly [alias: string, target: string];

/**
 * The number of redirects that Cloudflare Pages reads. Other hosts read more.
 * Source: developers.cloudflare.com/pages/configuration/redirects.
 */
export const mostRedirects = 2_000;

/** A path without a file. Hosts answer it with the not-found page and status 404. */
const missingPath = '/not-found';

/**
 * For each host that reads rule files: the status for which the host ignores the stub page, and the rule that makes `/404`
 * answer with status 404.
 */
const dialects = {
  cloudflare: { permanent: '308', notFound: `/404 ${missingPath} 200` },
  netlify: { permanent: '308!', notFound: '/404 /404.html 404!' },
} as const;

/** The number of aliases that fit into `_redirects`: two rules each, in addition to the rule for `/404`. */
export const mostAliasRules = Math.floor((mostRedirects - 1) / 2);

/**
 * The `_redirects` file for a host: a permanent redirect for each alias, with and without a trailing slash, so that no redirect
 * leads to another. Both hosts keep the query. Repeated paths that do not fit into the file are redirected by stub pages.
 * @throws if an alias that is not a repeated path does not fit
 */
export function redirectsFile(rules: readonly AliasRule[], host: keyof typeof dialects): string {
  const { permanent, notFound } = dialects[host];
  const excess = rules
    .slice(mostAliasRules)
    .find(([alias, target]) => alias !== repeatedPathOf(target));
  if (excess !== undefined) {
    throw new Error(
      `_redirects: the alias "${excess[0]}" does not fit, because hosts read at most ${mostRedirects} rules. Remove aliases from content/aliases.ts.`,
    );
  }
  const lines = [
    notFound,
    ...rules
      .slice(0, mostAliasRules)
      .flatMap(([alias, target]) => [
        `${alias} ${target} ${permanent}`,
        `${alias}/ ${target} ${permanent}`,
      ]),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * The `_headers` file that Cloudflare Pages and Netlify read. They combine the values of all matching rules, so no two
 * rules set the same header.
 */
export function headersFile(): string {
  const lines = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [
    '/*\n',
    ...lines(sharedHeaders()),
    `${hashedFiles}*\n`,
    ...lines({ 'Cache-Control': immutable }),
  ].join('');
}
