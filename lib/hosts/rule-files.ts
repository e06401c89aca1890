import { repeatedPathOf } from '@/lib/pages/alias-table';
import { type Headers, hashedFiles, immutable, sharedHeaders } from './headers';

export type AliasRule = readonly [alias: string, target: string];

/**
 * The maximum number of redirects that Cloudflare Pages reads. Other hosts read more.
 * Source: developers.cloudflare.com/pages/configuration/redirects.
 */
export const redirectCountMax = 2_000;

/** A path that has no file, so that hosts answer it with the not-found page and status 404. */
const missingPath = '/not-found';

/**
 * What differs between the hosts that read rule files: the status of a permanent redirect that takes precedence over a stub page,
 * and the rule that gives `/404` the status 404.
 */
const dialects = {
  cloudflare: { permanent: '308', notFound: `/404 ${missingPath} 200` },
  netlify: { permanent: '308!', notFound: '/404 /404.html 404!' },
} as const;

/** The maximum number of aliases in `_redirects`. Each alias needs two rules, and `/404` needs one. */
export const aliasCountMax = Math.floor((redirectCountMax - 1) / 2);

/**
 * The `_redirects` file for a host. It redirects each alias permanently, with and without a trailing slash, so that no redirect
 * leads to another. Both hosts keep the query. Stub pages redirect the repeated paths that do not fit into the file.
 * @throws if an alias that is not a repeated path does not fit
 */
export function redirectsFile(rules: readonly AliasRule[], host: keyof typeof dialects): string {
  const { permanent, notFound } = dialects[host];
  const excess = rules
    .slice(aliasCountMax)
    .find(([alias, target]) => alias !== repeatedPathOf(target));
  if (excess !== undefined) {
    throw new Error(
      `_redirects: the alias "${excess[0]}" does not fit, because hosts read at most ${redirectCountMax} rules. Remove aliases from content/aliases.ts.`,
    );
  }
  const lines = [
    notFound,
    ...rules
      .slice(0, aliasCountMax)
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
