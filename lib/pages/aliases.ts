import { explicitAliases } from '@/content/aliases';
import type { PagePath } from '@/content/tree';
import { buildAliasTable } from './alias-table';
import { isPagePath, pages } from './tree';

/** Every alias of the site, with the path of its page. */
export const aliasTable: ReadonlyMap<string, PagePath> = buildAliasTable(pages, explicitAliases);

function canonicalForm(path: string): string {
  return path.toLowerCase().replace(/(?<=[^/])\/+$/, '');
}

/**
 * The page that a path redirects to. The path may be an alias, or the path of a page or an alias with capital letters or a
 * trailing slash.
 * @param path without query and fragment
 * @returns undefined if the path is the path of a page, or unknown
 */
export function resolveAlias(path: string): PagePath | undefined {
  if (isPagePath(path)) return undefined;
  const canonical = canonicalForm(path);
  return isPagePath(canonical) ? canonical : aliasTable.get(canonical);
}
