import { aliasTable } from '@/lib/pages/aliases';
import { builtPages } from '@/lib/pages/guards';
import type { AliasRule } from './rule-files';

/** Every address that leads to a page, in canonical form: the pages themselves and their aliases, with the page's path. */
export const canonicalPaths: readonly AliasRule[] = [
  ...builtPages.map(({ path }): AliasRule => [path, path]),
  ...aliasTable,
];
