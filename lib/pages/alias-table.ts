import { shortPathSections } from '@/content/aliases';
import { filePaths } from '@/lib/file-paths';
import type { Page } from './page-list';

/** A page's path with its last segment once more: `/a/b/b` for `/a/b`. Such a path is an alias of every page. */
export const repeatedPathOf = (path: string) => `${path}/${path.split('/').at(-1)}`;

const shortPathSegments = shortPathSections.map((path) => path.slice(1));

/** `/section/<last segments>` for every proper suffix of a path that lies deeper than its section. */
function shortPathsOf(segments: readonly string[]): readonly string[] {
  const [section, ...rest] = segments;
  if (section === undefined || !shortPathSegments.includes(section)) return [];
  return rest.slice(1).map((_, index) => `/${[section, ...rest.slice(index + 1)].join('/')}`);
}

/** What an alias is made of: segments that every host can write into its configuration as they stand. */
const aliasForm = /^(\/[a-z0-9]+([._-]+[a-z0-9]+)*)+$/;

/** The longest alias in characters; file systems take no longer name for a stub page. */
const longestAlias = 200;

/** A path like the one that an editor wrote, in the form of an alias. */
function inAliasForm(path: string): string {
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

/** Why a path can't be an alias, and what to write instead; undefined where it can. */
function aliasMistake(alias: string, paths: ReadonlySet<string>): string | undefined {
  if (!aliasForm.test(alias)) {
    const mend = inAliasForm(alias);
    return `has signs that servers can't take. Write "${mend}": a-z, 0-9, dots and hyphens, one slash before each segment and none at the end. Capital letters and a slash at the end lead there by themselves`;
  }
  if (alias.length > longestAlias) {
    return `has ${alias.length} characters. Write ${longestAlias} at most`;
  }
  const file = /(.+)\.(?:html|md)$/.exec(alias)?.[1];
  const isFile = Object.values<string>(filePaths).includes(alias);
  if (isFile || (file !== undefined && paths.has(file))) {
    return 'is the address of a file that the build writes. Remove the alias';
  }
  return undefined;
}

/**
 * All alias paths with their targets: the explicit ones, the short paths, and last, since there is one for every page,
 * the repeated last segments. A page's own path is never among them.
 * @throws when an explicit alias is the path of a page or a file, is written with signs that a host can't take, or leads to no
 * page, and when a short path has two candidates.
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
        `content/aliases.ts: the alias "${alias}" shadows the page of that path. Remove the alias, or the page from content/tree.ts.`,
      );
    }
    const mistake = aliasMistake(alias, paths);
    if (mistake !== undefined) {
      throw new Error(`content/aliases.ts: the alias "${alias}" ${mistake}.`);
    }
    if (!paths.has(target)) {
      throw new Error(
        `content/aliases.ts: the alias "${alias}" leads to "${target}", which is no page. Point it to a path of content/tree.ts.`,
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
