import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedPages } from '@/lib/pages/guards';

/** The kinds of pages that show what is below them, and so change with it. */
const indexKinds: readonly string[] = ['blog-index', 'project-index'];

/**
 * The day a page last changed, `YYYY-MM-DD`: what its editor wrote, and for an index also the newest page it lists. Never
 * the day of the build, so that an unchanged page keeps its date through any number of builds.
 */
export function lastChangeOf(path: PagePath): string {
  const page = listedPages.find((listed) => listed.path === path);
  const shown = page && indexKinds.includes(page.kind) ? page.children : [];
  const listed = shown.filter((child) => listedPages.some((other) => other.path === child));
  return [path, ...listed]
    .map((changed) => copyOf(changed).updated)
    .reduce((a, b) => (a > b ? a : b));
}
