import { explicitAliases } from '@/content/aliases';
import type { PagePath } from '@/content/tree';
import { buildAliasTable } from './alias-table';
import { builtPaths } from './guards';
import { addresses } from './listings';
import { isPagePath, pages } from './tree';

/**
 * Every alias of a page of this build, with the path of the page. A page that is not published yet
 * has none.
 */
export const aliasTable: ReadonlyMap<string, PagePath> = new Map(
  [...buildAliasTable(pages, explicitAliases)].filter(([, target]) => builtPaths.has(target)),
);

function canonicalForm(path: string): string {
  return path.toLowerCase().replace(/(?<=[^/])\/+$/, '');
}

/**
 * The address that a path redirects to. The path may be an alias, or the address of a page or an
 * alias with capital letters or a trailing slash.
 * @param path without query and fragment
 * @returns undefined if the path is the address of a page, or unknown
 */
export function resolveAlias(path: string): string | undefined {
  const canonical = canonicalForm(path);
  if (addresses.has(canonical)) return canonical === path ? undefined : canonical;
  return isPagePath(canonical) ? undefined : aliasTable.get(canonical);
}
