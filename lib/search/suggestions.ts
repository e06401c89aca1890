import leven from 'leven';
import { documentWords, indexedWord } from './words';

export interface Suggestion {
  readonly path: string;
  readonly title: string;
}

/**
 * The pages and aliases that the not-found page fetches. Each page has its title and other words that find it. An alias has
 * the position of its page.
 */
export interface PathIndex {
  readonly pages: readonly (readonly [path: string, title: string, words?: string])[];
  readonly aliases: Readonly<Record<string, number>>;
}

/** The maximum length of a compared path, in characters. Longer paths are cut, because comparing them takes too long. */
const comparedLengthMax = 200;

/** The minimum similarity of a suggestion, from 0 to 1. */
const leastSimilarity = 0.55;

/** The minimum similarity to an alias for its page to be suggested, from 0 to 1. */
const leastAliasSimilarity = 0.75;

const suggestionsShown = 5;

/** The minimum score of a page above the requested path. */
const ancestorScore = 0.6;

/**
 * The page for the lower-case form of a path with capital letters; the lower-case path may be an alias. Undefined if the path
 * has no capitals or no page matches. For hosts that cannot redirect such paths.
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

/** The similarity of two texts: 1 if they are equal, 0 if they have nothing in common. */
function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 1 : 1 - leven(a, b) / longer;
}

const wordsIn = (text: string) =>
  documentWords(text.replaceAll(/[-/_.+]/g, ' ')).flatMap((word) => indexedWord(word) ?? []);

/** The share of the wanted words that are among a page's words, allowing for typing errors. */
function sharedWords(wanted: readonly string[], words: readonly string[]): number {
  if (wanted.length === 0) return 0;
  const best = wanted.map((word) => Math.max(0, ...words.map((other) => similarity(word, other))));
  const matched = best.filter((value) => value >= 0.75);
  return matched.reduce((sum, value) => sum + value, 0) / wanted.length;
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * The pages most similar to a path without a page, best first. The score is the highest of these: the similarity of the path,
 * the similarity of its last segment, the share of common words, and a fixed value for pages above the path. A similar alias
 * counts for its page.
 */
export function suggestPages(
  { pages, aliases }: PathIndex,
  requested: string,
): readonly Suggestion[] {
  const path = requested
    .slice(0, comparedLengthMax)
    .toLowerCase()
    .replace(/\.(html?|php|aspx?)$/, '')
    .replace(/\/+$/, '');
  const wanted = wordsIn(path);
  const scores = pages.map(([page, title, words = '']) =>
    Math.max(
      path.startsWith(`${page}/`) ? ancestorScore : 0,
      similarity(path, page),
      0.95 * similarity(lastSegment(path), lastSegment(page)),
      0.9 * sharedWords(wanted, wordsIn(`${page} ${title} ${words}`)) +
        0.1 * similarity(lastSegment(path), lastSegment(page)),
    ),
  );
  for (const [alias, position] of Object.entries(aliases)) {
    const score = similarity(path, alias);
    if (score >= leastAliasSimilarity) scores[position] = Math.max(scores[position] ?? 0, score);
  }
  return pages
    .map(([page, title], position) => ({ path: page, title, score: scores[position] ?? 0 }))
    .filter(({ score, path: page }) => score >= leastSimilarity && page !== '/')
    .toSorted((a, b) => b.score - a.score || a.path.length - b.path.length)
    .slice(0, suggestionsShown)
    .map(({ path: page, title }) => ({ path: page, title }));
}
