import leven from 'leven';
import { documentWords, indexedWord } from './words';

interface Suggestion {
  readonly path: string;
  readonly title: string;
}

/**
 * The pages and aliases that the not-found page fetches. Each page has its title, and may have
 * other words that find it. Each alias has the position of its page in `pages`.
 */
export interface PathIndex {
  readonly pages: readonly (readonly [path: string, title: string, words?: string])[];
  readonly aliases: Readonly<Record<string, number>>;
}

/**
 * Reads the list of pages from a host's response.
 * @throws if the response is something else, such as a host's error page
 */
export function readPathIndex(value: unknown): PathIndex {
  const { pages, aliases }: Readonly<Record<string, unknown>> = Object(value);
  const isPage = (page: unknown): page is PathIndex['pages'][number] =>
    Array.isArray(page) && page.length >= 2 && page.every((text) => typeof text === 'string');
  const isPositions = (table: unknown): table is PathIndex['aliases'] =>
    typeof table === 'object' &&
    table !== null &&
    Object.values(table).every((position) => typeof position === 'number');
  if (!Array.isArray(pages) || !pages.every(isPage) || !isPositions(aliases)) {
    throw new Error('The list of pages has no pages. The host may have sent an error page.');
  }
  return { pages, aliases };
}

/**
 * The maximum length of the part of a path that is compared, in characters. Comparing more would
 * take too long.
 */
const comparedLengthMax = 200;

/** The minimum score of a suggestion, from 0 to 1. */
const scoreMin = 0.55;

/** The minimum similarity to an alias for its page to be suggested, from 0 to 1. */
const aliasSimilarityMin = 0.75;

const suggestionsMax = 5;

/** The minimum score of a page that is above the requested path. */
const ancestorScore = 0.6;

/**
 * Finds the page for a path with capital letters, on hosts that cannot redirect such paths. In
 * lower case, the path must be the path or an alias of a page.
 * @returns the path of the page. Undefined if the requested path has no capital letters, or if no
 * page matches
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

/**
 * How many of the requested words are among a page's words, from 0 to 1. Similar words count with
 * their similarity.
 */
function sharedWords(requested: readonly string[], words: readonly string[]): number {
  if (requested.length === 0) return 0;
  const best = requested.map((word) =>
    Math.max(0, ...words.map((other) => similarity(word, other))),
  );
  const matched = best.filter((value) => value >= 0.75);
  return matched.reduce((sum, value) => sum + value, 0) / requested.length;
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * The pages that are most similar to a path without a page, best first. The score of a page is the
 * highest of these values: the similarity of its path, the similarity of its last segment, its
 * share of the requested words, the similarity of its aliases, and a fixed value if it is above the
 * requested path.
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
  const requestedWords = wordsIn(path);
  const scores = pages.map(([page, title, words = '']) =>
    Math.max(
      path.startsWith(`${page}/`) ? ancestorScore : 0,
      similarity(path, page),
      0.95 * similarity(lastSegment(path), lastSegment(page)),
      0.9 * sharedWords(requestedWords, wordsIn(`${page} ${title} ${words}`)) +
        0.1 * similarity(lastSegment(path), lastSegment(page)),
    ),
  );
  for (const [alias, position] of Object.entries(aliases)) {
    const score = similarity(path, alias);
    if (score >= aliasSimilarityMin) scores[position] = Math.max(scores[position] ?? 0, score);
  }
  return pages
    .map(([page, title], position) => ({ path: page, title, score: scores[position] ?? 0 }))
    .filter(({ score, path: page }) => score >= scoreMin && page !== '/')
    .toSorted((a, b) => b.score - a.score)
    .slice(0, suggestionsMax)
    .map(({ path: page, title }) => ({ path: page, title }));
}
