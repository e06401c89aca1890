import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { site } from '@/content/site';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from './copy';
import { builtPages } from './guards';
import { pageAt, pathsOfKind } from './tree';

type PostPath = PagePathOf<'post'>;

/** The page that lists the posts; undefined where the site has none, and then it has no feeds either. */
export const [blogIndex] = pathsOfKind('blog-index');

export const publishedPosts: readonly PostPath[] = builtPages
  .map((page) => page.path)
  .filter((path): path is PostPath => pageAt(path).kind === 'post')
  .toSorted((a, b) => copyOf(b).published.localeCompare(copyOf(a).published));

/** Words a person reads in a minute on a screen (Brysbaert 2019, silent reading of English non-fiction: 238). */
const wordsPerMinute = 238;

/** How long a text takes to read, in whole minutes, at least one. */
export function readingMinutes(markdown: string): number {
  const words = textOf(fromMarkdown(markdown)).split(/\s+/).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A day, `YYYY-MM-DD`, in words: `21 November 2026`. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
