import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedPages } from '@/lib/pages/guards';
import { kinds } from '@/lib/pages/kinds';
import { pageAt } from '@/lib/pages/tree';

/**
 * The day on which a page last changed (`YYYY-MM-DD`): the date in its copy. For a listing, it is
 * the latest of this date and the dates of its listed children. It does not depend on the day of
 * the build.
 */
export function lastChangeOf(path: PagePath): string {
  const entries = kinds[pageAt(path).kind].isListing
    ? listedPages.filter(({ parent }) => parent === path).map((page) => page.path)
    : [];
  return [path, ...entries]
    .map((changed) => copyOf(changed).updated)
    .reduce((a, b) => (a > b ? a : b));
}
