import { copyFileOf } from '@/lib/file-paths';
import type { Page } from '@/lib/pages/page-list';
import { proseIn } from '../fields';
import type { Problem } from '../problem';
import type { Copies } from './agreement';

const wordsOf = (text: string): readonly string[] =>
  text.replaceAll(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];

/**
 * Leaves out markup, addresses, the summary, the description, the words in drawings and on drawn
 * documents, and lists that grow (testimonials, roles).
 */
function wordCount(copy: unknown): number {
  return proseIn(copy)
    .filter(
      ({ field }) =>
        !/^(summary|description|door|testimonials|roles)\b|\b(drawing|papers)\b/.test(field),
    )
    .reduce((sum, { value }) => sum + wordsOf(value).length, 0);
}

/**
 * Reports pages with more words than their limit.
 * @param limitOf returns the maximum number of words in the copy of a page
 */
export function longPages(
  pages: readonly Page[],
  copies: Copies,
  limitOf: (page: Page) => number | undefined,
): readonly Problem[] {
  return pages.flatMap((page) => {
    const limit = limitOf(page) ?? Number.POSITIVE_INFINITY;
    const words = wordCount(copies[page.path]);
    const message = `has ${words} words; a page of this kind has at most ${limit}. Remove sentences that repeat another part of the page.`;
    return words > limit ? { file: copyFileOf(page.path), message } : [];
  });
}
