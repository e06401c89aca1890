import { explicitAliases } from '@/content/aliases';
import type { PagePath } from '@/content/tree';
import { buildAliasTable } from './alias-table';
import { isPagePath, pages } from './tree';

/** Every alias path of the site with the page it leads to. */
export const aliasTable: ReadonlyMap<string, PagePath> = buildAliasTable(pages, explicitAliases);

function canonicalForm(path: string): string {
  return path.toLowerCase().replace(/(?<=[^/])\/+$/, '');
}

/**
 * The page a path that is no page's own leads to: by its canonical form (no capitals, no trailing slash) or as an alias.
 * Undefined for a page's own path and for paths that lead nowhere. Takes a path alone, without query or fragment.
 */
export function resolveAlias(path: string): PagePath | undefined {
  if (isPagePath(path)) return undefined;
  const canonical = canonicalForm(path);
  return isPagePath(canonical) ? canonical : aliasTable.get(canonical);
}
