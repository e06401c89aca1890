import type { PagePathOf } from '@/content/tree';
import { timeInWords } from '@/content/values/time-in-words';
import { plainText } from '@/lib/parse-markdown';
import { copyOf } from './copy';
import { listedPaths } from './guards';
import { kindsWith } from './kinds';
import { pathsOfKind } from './tree';

/** The path of the page that lists the posts. A site without such a page has no feeds. */
export const [blogIndex] = pathsOfKind('blog-index');

const datedKinds = kindsWith('isDated', true);
type DatedKind = (typeof datedKinds)[number];

/**
 * The paths of the published posts that lists may show, newest first. Of posts with the same date,
 * the one with the highest `order` comes first.
 */
export const publishedPosts: readonly PagePathOf<DatedKind>[] = datedKinds
  .flatMap((kind) => [...pathsOfKind(kind)])
  .filter((path) => listedPaths.has(path))
  .toSorted((a, b) => {
    const [one, other] = [copyOf(a), copyOf(b)];
    return other.published.localeCompare(one.published) || (other.order ?? 0) - (one.order ?? 0);
  });

/**
 * The number of words that people read in a minute (Brysbaert 2019: silent reading of English
 * non-fiction).
 */
const wordsPerMinute = 238;

/** The reading time of a text, such as `1 minute` or `4 minutes`. */
export function readingTime(markdown: string): string {
  const words = plainText(markdown).split(' ').length;
  return timeInWords({ from: Math.max(1, Math.round(words / wordsPerMinute)), unit: 'minutes' });
}
