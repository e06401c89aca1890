import { explicitAliases } from '@/content/aliases';
import type { PagePath } from '@/content/tree';
import { buildAliasTable } from './alias-table';
import { isPagePath, pages } from './tree';

/** Every alias of the site with its page. */
export const aliasTable: ReadonlyMap<string, PagePath> = buildAliasTable(pages, explicitAliases);

function canonicalForm(path: string): string {
  return path.toLowerCase().replace(/(?<=[^/])\/+$/, '');
}

/**
 * The page that a path redirects to, because the path is an alias, or a page's path with capitals or a trailing slash.
 * @param path without query and fragment
 * @returns undefined for the path of a page and for unknown paths
 */
export function resolveAlias(path: string): PagePath | undefined {
  if (isPagePath(path)) return undefined;
  const canonical = canonicalForm(path);
  return isPagePath(canonical) ? canonical : aliasTable.get(canonical);
}
