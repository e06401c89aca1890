import { aliasTable } from '@/lib/pages/aliases';
import { addresses } from '@/lib/pages/listings';
import type { AliasRule } from './rule-files';

/**
 * Every path that leads to a page, with the path of that page: the pages themselves and their
 * aliases.
 */
export const canonicalPaths: readonly AliasRule[] = [
  ...[...addresses].map((address): AliasRule => [address, address]),
  ...aliasTable,
];
