import { aliasTable } from '@/lib/pages/aliases';
import { builtPages } from '@/lib/pages/guards';
import type { AliasRule } from './rule-files';

/** Every path that leads to a page, with the path of that page: the pages themselves and their aliases. */
export const canonicalPaths: readonly AliasRule[] = [
  ...builtPages.map(({ path }): AliasRule => [path, path]),
  ...aliasTable,
];
