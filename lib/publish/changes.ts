import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedPages } from '@/lib/pages/guards';
import { pageAt } from '@/lib/pages/tree';

/** The kinds of page that change when one of their children changes, because they list their children. */
const indexKinds: readonly string[] = ['blog-index', 'project-index'];

/**
 * The day on which a page last changed (`YYYY-MM-DD`): the date in its copy. For an index, it is the latest of this date and the
 * dates of its listed children. It does not depend on the day of the build.
 */
export function lastChangeOf(path: PagePath): string {
  const entries = indexKinds.includes(pageAt(path).kind)
    ? listedPages.filter(({ parent }) => parent === path).map((page) => page.path)
    : [];
  return [path, ...entries]
    .map((changed) => copyOf(changed).updated)
    .reduce((a, b) => (a > b ? a : b));
}
