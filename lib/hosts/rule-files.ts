import { repeatedPathOf } from '@/lib/pages/alias-table';
import type { HeaderRule } from './headers';

export type AliasRule = readonly [alias: string, target: string];

/**
 * The limits of Cloudflare Pages for rule files. Those of other hosts are higher.
 * Source: developers.cloudflare.com/pages/configuration/redirects and /headers.
 */
export const ruleFileLimits = {
  redirects: 2_000,
  headerRules: 100,
  lineLength: 2_000,
} as const;

/** A path without a file. Hosts answer it with the not-found page and status 404. */
const nowhere = '/not-found';

/** For each host that reads rule files: the status that makes a redirect win over a stub page, and the rule that gives `/404` status 404. */
const dialects = {
  cloudflare: { permanent: '308', notFound: `/404 ${nowhere} 200` },
  netlify: { permanent: '308!', notFound: '/404 /404.html 404!' },
} as const;

/** The number of aliases that fit into `_redirects`: two rules each, in addition to the rule for `/404`. */
export const mostAliasRules = Math.floor((ruleFileLimits.redirects - 1) / 2);

function assertLineLength(file: string, lines: readonly string[]) {
  const long = lines.find((line) => line.length > ruleFileLimits.lineLength);
  if (long !== undefined) {
    throw new Error(
      `${file}: the line "${long.slice(0, 60)}…" has ${long.length} characters, but hosts read at most ${ruleFileLimits.lineLength}. Shorten the paths or the header.`,
    );
  }
}

/**
 * The `_redirects` file for a host: a permanent redirect for each alias, with and without a trailing slash, so that one
 * redirect is enough. Both hosts keep the query. Repeated paths that do not fit are redirected by their stub pages.
 * @throws if another alias does not fit, or a line is too long
 */
export function redirectsFile(rules: readonly AliasRule[], host: keyof typeof dialects): string {
  const { permanent, notFound } = dialects[host];
  const left = rules
    .slice(mostAliasRules)
    .find(([alias, target]) => alias !== repeatedPathOf(target));
  if (left !== undefined) {
    throw new Error(
      `_redirects: the alias "${left[0]}" does not fit, because hosts read at most ${ruleFileLimits.redirects} rules. Remove aliases from content/aliases.ts.`,
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
  assertLineLength('_redirects', lines);
  return `${lines.join('\n')}\n`;
}

/**
 * The `_headers` file that Cloudflare Pages and Netlify read.
 * @throws if a line is too long or there are too many rules
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  assertLineLength('_headers', lines);
  if (rules.length > ruleFileLimits.headerRules) {
    throw new Error(
      `_headers: there are ${rules.length} rules, but hosts read at most ${ruleFileLimits.headerRules}. Remove header rules from lib/hosts/headers.ts.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
