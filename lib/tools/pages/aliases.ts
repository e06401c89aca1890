import { readFile } from 'node:fs/promises';
import type { SourceFile } from 'ts-morph';
import { explicitAliases } from '@/content/aliases';
import { publishedAddresses, publishedFile } from '@/lib/checks/published-addresses';
import { buildAliasTable } from '@/lib/pages/alias-table';
import { aliasTable } from '@/lib/pages/aliases';
import type { Page } from '@/lib/pages/page-list';
import type { Moves } from './references';
import { exportedObject, propertyOf } from './sources';

/**
 * The aliases that moved pages need: the old address of each page, and the aliases that were derived from the old address but are
 * not derived from the new address, such as the repeated path. A page that was never published needs no alias.
 * @param after the pages after the move
 */
export async function aliasesOf(moves: Moves, after: readonly Page<string>[]): Promise<Moves> {
  const published = publishedAddresses(await readFile(publishedFile, 'utf8'));
  const paths = new Set(after.map(({ path }) => path));
  const known = [...moves].filter(([path]) => published.includes(path));
  const explicit = [...Object.entries<string>(explicitAliases), ...known]
    .map(([alias, target]) => [alias, moves.get(target) ?? target] as const)
    .filter(([alias]) => !paths.has(alias));
  const table = buildAliasTable(after, Object.fromEntries(explicit));
  const needed = new Map(known);
  for (const [alias, target] of aliasTable) {
    const now = needed.get(target);
    if (now !== undefined && !table.has(alias) && !paths.has(alias)) needed.set(alias, now);
  }
  return needed;
}

/** Adds aliases to `content/aliases.ts`, and removes an alias if a page now has its address. */
export function addAliases(file: SourceFile, aliases: Moves, newPaths: Iterable<string>): void {
  const explicit = exportedObject(file, 'explicitAliases');
  for (const address of [...newPaths, ...aliases.keys()]) propertyOf(explicit, address)?.remove();
  for (const [alias, target] of aliases) {
    explicit.addPropertyAssignment({ name: `'${alias}'`, initializer: `'${target}'` });
  }
}
