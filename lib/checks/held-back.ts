import { copyFileOf } from '@/lib/file-paths';
import { type Content, linksIn, type Problem } from './validate-content';

/**
 * The links and lists that lead to a page which is held back, from pages that are not: visitors would find nothing there.
 * @param heldBack what this build leaves out
 */
export function heldBackLinks(
  { pages, copy }: Content,
  heldBack: ReadonlySet<string>,
): readonly Problem[] {
  if (heldBack.size === 0) return [];
  return pages
    .filter(({ path }) => !heldBack.has(path))
    .flatMap(({ path: page }) =>
      linksIn(copy[page])
        .filter(({ path }) => heldBack.has(path))
        .map(({ field, path }) => ({
          file: copyFileOf(page),
          message: `the field "${field}" leads to "${path}", which is held back until its day of publication. Take the link out until then, or publish the page now.`,
        })),
    );
}
