import { shortPathSections } from '@/content/aliases';
import { isReserved } from '@/lib/file-paths';
import type { Page } from './page-list';

/**
 * A page's path with its last segment repeated: `/a/b/b` for `/a/b`. It is an alias of the page.
 */
export const repeatedPathOf = (path: string) => `${path}/${path.split('/').at(-1)}`;

const shortPathSegments = shortPathSections.map((path) => path.slice(1));

/**
 * The short paths of a page: its section followed by its last segments. `/a/b/c/d` has the short
 * paths `/a/c/d` and `/a/d`.
 */
function shortPathsOf(segments: readonly string[]): readonly string[] {
  const [section, ...rest] = segments;
  if (section === undefined || !shortPathSegments.includes(section)) return [];
  return rest.slice(1).map((_, index) => `/${[section, ...rest.slice(index + 1)].join('/')}`);
}

/**
 * Matches valid aliases. They contain only characters that need no escaping in the configuration of
 * any host.
 */
const aliasForm = /^(\/[a-z0-9]+([._-]+[a-z0-9]+)*)+$/;

/**
 * The maximum length of an alias in characters. File systems limit the length of the name of its
 * stub page.
 */
const aliasLengthMax = 200;

/** A valid alias that is similar to a text that an editor wrote. */
function toAlias(path: string): string {
  const segments = path
    .toLowerCase()
    .normalize('NFKD')
    .split('/')
    .map((segment) =>
      segment
        .replace(/\p{M}/gu, '')
        .replace(/%20|[^a-z0-9._-]+/g, '-')
        .replace(/^[._-]+|[._-]+$/g, ''),
    )
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}

/**
 * The end of a message that says why a path cannot be an alias, and what to write instead.
 * Undefined if it can be one.
 */
function aliasMistake(alias: string, paths: ReadonlySet<string>): string | undefined {
  if (!aliasForm.test(alias)) {
    const similar = toAlias(alias);
    const remedy =
      similar === '/' ? 'Write it in letters from a to z, such as "/tokyo"' : `Write "${similar}"`;
    return `contains characters that servers do not accept. ${remedy}: a-z, 0-9, dots and hyphens, one slash before each segment and none at the end. Addresses with capital letters or a trailing slash redirect automatically`;
  }
  if (alias.length > aliasLengthMax) {
    return `has ${alias.length} characters. Write at most ${aliasLengthMax}`;
  }
  const file = /(.+)\.(?:html|md)$/.exec(alias)?.[1];
  if (isReserved(alias) || (file !== undefined && paths.has(file))) {
    return 'is the address of a file or a service of the site. Remove the alias';
  }
  return undefined;
}

/**
 * All aliases with their targets. The path of a page is never an alias. Explicit aliases come
 * first, then short paths, then repeated segments. Hosts limit the number of redirect rules, and
 * repeated segments are the least important.
 * @throws if an explicit alias is the path of a page or file, contains characters that hosts do not
 * accept, or has no page as its target; or if two pages have the same short path
 */
export function buildAliasTable<P extends string>(
  allPages: readonly Page<P>[],
  explicit: Readonly<Record<string, P>>,
): ReadonlyMap<string, P> {
  const paths = new Set<string>(allPages.map((page) => page.path));
  const table = new Map<string, P>();

  for (const [alias, target] of Object.entries(explicit)) {
    if (paths.has(alias)) {
      throw new Error(
        `content/aliases.ts: the alias "${alias}" is also the path of a page. Remove the alias, or the page from content/tree.ts.`,
      );
    }
    const mistake = aliasMistake(alias, paths);
    if (mistake !== undefined) {
      throw new Error(`content/aliases.ts: the alias "${alias}" ${mistake}.`);
    }
    if (!paths.has(target)) {
      throw new Error(
        `content/aliases.ts: the alias "${alias}" leads to "${target}", which is not a page. Point it to a path in content/tree.ts.`,
      );
    }
    table.set(alias, target);
  }

  const repeatedPaths = new Map<string, P>();
  for (const { path, segments } of allPages) {
    const repeated = repeatedPathOf(path);
    if (segments.length === 0 || paths.has(repeated) || table.has(repeated)) continue;
    repeatedPaths.set(repeated, path);
  }

  const shortPaths = new Map<string, P>();
  for (const { path, segments } of allPages) {
    for (const short of shortPathsOf(segments)) {
      if (paths.has(short) || table.has(short) || repeatedPaths.has(short)) continue;
      const other = shortPaths.get(short);
      if (other !== undefined) {
        throw new Error(
          `content/tree.ts: the short path "${short}" has two candidates, "${other}" and "${path}". Rename one page's last segment, or decide with an entry for "${short}" in content/aliases.ts.`,
        );
      }
      shortPaths.set(short, path);
    }
  }
  return new Map([...table, ...shortPaths, ...repeatedPaths]);
}
