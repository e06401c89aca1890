import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedOn } from '@/lib/pages/listings';

/**
 * The day on which a page last changed (`YYYY-MM-DD`): the date in its copy. For a listing, it is
 * the latest of this date and the dates of its entries. It does not depend on the day of the build.
 */
export function lastChangeOf(path: PagePath): string {
  return [path, ...listedOn(path)]
    .map((changed) => copyOf(changed).updated)
    .reduce((a, b) => (a > b ? a : b));
}
