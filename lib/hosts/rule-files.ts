import { repeatedPathOf } from '@/lib/pages/alias-table';
import type { HeaderRule } from './headers';

export type AliasRule = readonly [alias: string, target: string];

/**
 * What Cloudflare Pages takes of each rule file, the narrowest of the hosts that read them.
 * Source: developers.cloudflare.com/pages/configuration/redirects and /headers.
 */
export const ruleFileLimits = {
  redirects: 2_000,
  headerRules: 100,
  lineLength: 2_000,
} as const;

/** A path of no file. Hosts answer it with the not-found page and status 404. */
const nowhere = '/not-found';

/** The hosts that read rule files, and how each is told to answer `/404` with status 404 and to prefer a rule to a stub page. */
const dialects = {
  cloudflare: { permanent: '308', notFound: `/404 ${nowhere} 200` },
  netlify: { permanent: '308!', notFound: '/404 /404.html 404!' },
} as const;

/** How many aliases the redirects of a host have room for: two rules each, beside the one for `/404`. */
export const mostAliasRules = Math.floor((ruleFileLimits.redirects - 1) / 2);

function assertLineLength(file: string, lines: readonly string[]) {
  const long = lines.find((line) => line.length > ruleFileLimits.lineLength);
  if (long !== undefined) {
    throw new Error(
      `${file}: the line "${long.slice(0, 60)}…" has ${long.length} characters, and hosts read ${ruleFileLimits.lineLength} at most. Shorten the paths or the header.`,
    );
  }
}

/**
 * The `_redirects` file for a host: one permanent redirect a line for each alias, with and without a trailing slash, so
 * that none takes two hops. Both hosts keep the query. Repeated paths beyond `mostAliasRules` are left to their stub pages.
 * @throws when another alias has no room, or a line is longer than hosts read
 */
export function redirectsFile(rules: readonly AliasRule[], host: keyof typeof dialects): string {
  const { permanent, notFound } = dialects[host];
  const left = rules
    .slice(mostAliasRules)
    .find(([alias, target]) => alias !== repeatedPathOf(target));
  if (left !== undefined) {
    throw new Error(
      `_redirects: no room for the alias "${left[0]}": hosts read ${ruleFileLimits.redirects} rules at most. Remove aliases from content/aliases.ts.`,
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
 * @throws when the file would exceed what hosts read
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  assertLineLength('_headers', lines);
  if (rules.length > ruleFileLimits.headerRules) {
    throw new Error(
      `_headers: ${rules.length} rules, and hosts read ${ruleFileLimits.headerRules} at most. Remove header rules from lib/hosts/headers.ts.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
