import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedPages } from '@/lib/pages/guards';

/** The kinds of page that list their children. They change when a child changes. */
const indexKinds: readonly string[] = ['blog-index', 'project-index'];

/**
 * The day on which a page last changed (`YYYY-MM-DD`): the date in its copy or, for an index, the latest date of the pages that
 * it lists. It does not depend on the day of the build.
 */
export function lastChangeOf(path: PagePath): string {
  const page = listedPages.find((listed) => listed.path === path);
  const shown = page && indexKinds.includes(page.kind) ? page.children : [];
  const listed = shown.filter((child) => listedPages.some((other) => other.path === child));
  return [path, ...listed]
    .map((changed) => copyOf(changed).updated)
    .reduce((a, b) => (a > b ? a : b));
}
