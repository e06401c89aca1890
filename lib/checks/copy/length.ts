import type { Kind, PagePath } from '@/content/tree';
import { copyFileOf } from '@/lib/file-paths';
import type { Page } from '@/lib/pages/page-list';
import type { Problem } from '../problem';
import type { Copies } from './agreement';
import { wordCount } from './likeness';

/** The maximum number of words in the copy of a page, by the page's path or kind. */
export type WordLimits = Readonly<Partial<Record<Kind | PagePath, { readonly copy: number }>>>;

/** Reports pages with more words than their limit. */
export function longPages(
  pages: readonly Page[],
  copies: Copies,
  limits: WordLimits,
): readonly Problem[] {
  return pages.flatMap(({ path, kind }) => {
    const limit = (limits[path] ?? limits[kind])?.copy ?? Number.POSITIVE_INFINITY;
    const words = wordCount(copies[path]);
    return words > limit
      ? [
          {
            file: copyFileOf(path),
            message: `has ${words} words; a page of this kind has at most ${limit}. Remove sentences that repeat another part of the page.`,
          },
        ]
      : [];
  });
}
