import leven from 'leven';
import { documentWords, indexedWord } from './words';

export interface Suggestion {
  readonly path: string;
  readonly title: string;
}

/**
 * The pages and aliases of the site, as they travel to the not-found page: each page with its title and the other words
 * that lead to it; an alias names its page by position.
 */
export interface PathIndex {
  readonly pages: readonly (readonly [path: string, title: string, words?: string])[];
  readonly aliases: Readonly<Record<string, number>>;
}

/** Longest path that is compared, in characters; the time a comparison takes grows with it. */
const comparedLengthMax = 200;

/** Suggestions below this likeness, of 1 at most, are not made. */
const leastLikeness = 0.55;

/** An alias below this likeness, of 1 at most, is not taken for a slip in it. */
const leastAliasLikeness = 0.75;

/** How much a page counts that lies above the requested path. */
const aboveCounts = 0.6;

/**
 * The page that a path in capitals, or an alias in capitals, stands for; undefined where the path has none or no page is
 * there. For hosts that know only the paths they list.
 */
export function pageInLowerCase(
  { pages, aliases }: PathIndex,
  requested: string,
): string | undefined {
  const path = requested.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (!/\p{Lu}/u.test(requested)) return undefined;
  const position = Object.hasOwn(aliases, path) ? aliases[path] : undefined;
  const page = position === undefined ? pages.find(([own]) => own === path) : pages[position];
  return page?.[0];
}

/** How alike two texts are: 1 for the same, 0 for nothing in common. */
function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - leven(a, b) / longer;
}

const wordsIn = (text: string) =>
  documentWords(text.replaceAll(/[-/_.+]/g, ' ')).flatMap((word) => indexedWord(word) ?? []);

/** The share of the wanted words that a page's words have, slips forgiven. */
function sharedWords(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length === 0) return 0;
  const best = wanted.map((word) => Math.max(0, ...words.map((other) => likeness(word, other))));
  const matched = best.filter((value) => value >= 0.75);
  return matched.reduce((sum, value) => sum + value, 0) / wanted.length;
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * The pages nearest to a path that no page has, best first: by how alike the whole path and its last segment are, by the
 * words they share, and by lying above it. An alias stands for its page.
 */
export function suggestPages(
  { pages, aliases }: PathIndex,
  requested: string,
  count = 5,
): readonly Suggestion[] {
  const path = requested
    .slice(0, comparedLengthMax)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/\/+$/, '');
  const wanted = wordsIn(path);
  const scores = pages.map(([page, title, words = '']) =>
    Math.max(
      path.startsWith(`${page}/`) ? aboveCounts : 0,
      likeness(path, page),
      0.95 * likeness(lastSegment(path), lastSegment(page)),
      0.9 * sharedWords(wanted, wordsIn(`${page} ${title} ${words}`)) +
        0.1 * likeness(lastSegment(path), lastSegment(page)),
    ),
  );
  for (const [alias, position] of Object.entries(aliases)) {
    const alike = likeness(path, alias);
    if (alike >= leastAliasLikeness) scores[position] = Math.max(scores[position] ?? 0, alike);
  }
  return pages
    .map(([page, title], position) => ({ path: page, title, score: scores[position] ?? 0 }))
    .filter(({ score, path: page }) => score >= leastLikeness && page !== '/')
    .toSorted((a, b) => b.score - a.score || a.path.length - b.path.length)
    .slice(0, count)
    .map(({ path: page, title }) => ({ path: page, title }));
}
