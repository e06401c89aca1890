import type { Kind, PagePath } from '@/content/tree';
import { copyFileOf } from '@/lib/file-paths';
import type { Page } from '@/lib/pages/page-list';
import type { Problem } from '../problem';
import type { Copies } from './agreement';
import { wordCount } from './likeness';

/** The most words that a page may have: for its kind, or for this page. */
export type WordLimits = Readonly<Partial<Record<Kind | PagePath, { readonly copy: number }>>>;

/** The pages with more words than their kind allows. */
export function longPages(
  pages: readonly Page[],
  copies: Copies,
  wordLimits: WordLimits,
): readonly Problem[] {
  return pages.flatMap(({ path, kind }) => {
    const most = (wordLimits[path] ?? wordLimits[kind])?.copy ?? Number.POSITIVE_INFINITY;
    const words = wordCount(copies[path]);
    return words > most
      ? [
          {
            file: copyFileOf(path),
            message: `has ${words} words; a page of this kind has at most ${most}. Remove sentences that repeat another part of the page.`,
          },
        ]
      : [];
  });
}
