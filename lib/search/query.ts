import type { SearchResult } from 'minisearch';
import type { ResultKind } from './documents';
import type { FoundDocument, SearchEngine } from './engine';
import { documentWords, foldedText, indexedWord, queryWords } from './words';

export interface Hit extends FoundDocument {
  readonly matched: ReadonlySet<string>;
}

interface HitGroup {
  readonly kind: ResultKind;
  readonly hits: readonly Hit[];
}

/**
 * The results of a query. `exact`: at least one hit matches all words, allowing for typing errors.
 * If only a few hits do, hits that match some of the words are added. `nearest`: no document
 * matches all words, and each hit matches some. `groups` is empty if nothing matches any word.
 */
export interface SearchOutcome {
  readonly match: 'exact' | 'nearest';
  readonly groups: readonly HitGroup[];
}

/** The maximum number of hits of each kind. */
const hitsMax: Readonly<Record<ResultKind, number>> = {
  page: 6,
  post: 3,
  project: 3,
  term: 3,
  question: 4,
};

const fieldWeights = { title: 6, strong: 4, line: 2, text: 1 };

/**
 * The weights of a match with the start of a word and with a similar word. An equal word has the
 * weight 1.
 */
const matchWeights = { prefix: 0.8, fuzzy: 0.6 };

/**
 * The weight of each kind. Most visitors look for a page. Questions are long and often match by
 * chance.
 */
const kindWeights: Readonly<Record<ResultKind, number>> = {
  page: 2,
  post: 1,
  project: 0.9,
  term: 0.9,
  question: 0.4,
};

/**
 * The share by which a page's weight is reduced for each level below its section, so that broader
 * pages come first.
 */
const depthDiscount = 0.1;

/** The maximum length of a query in characters. Longer queries are cut. */
export const queryLengthMax = 120;

function documentWeight({ kind, href }: FoundDocument): number {
  const depth = Math.max(0, href.split('/').length - 2);
  return kindWeights[kind] * (1 - depthDiscount * Math.min(depth, 4));
}

/** The minimum length of a word that may match similar words. Shorter words must match exactly. */
const fuzzyLengthMin = 4;

/**
 * The edit distances to try, in order, until a word has a match. Two swapped letters are two edits.
 */
const editsTried = [0, 1, 2];

/** Keeps a word of the query whole, because the words are already separate. */
const asOneWord = (text: string) => [text];

/**
 * The smallest edit distance at which a word has a match. A correct word has the distance 0, so it
 * does not find similar words.
 */
function editsFor({ index }: SearchEngine, typed: string, prefix: boolean): number {
  const tried = typed.length < fuzzyLengthMin ? [0] : editsTried;
  return (
    tried.find((fuzzy) => index.search(typed, { tokenize: asOneWord, prefix, fuzzy }).length > 0) ??
    0
  );
}

/** The results that match all words of a query (`AND`) or any of them (`OR`). */
function resultsFor(engine: SearchEngine, words: readonly string[], combineWith: 'AND' | 'OR') {
  // Only the last word may be incomplete. A single letter would match too many words.
  const isUnfinished = (position: number) =>
    position === words.length - 1 && (words[position]?.length ?? 0) > 1;
  const queries = words.map((word, position) => {
    const typed = indexedWord(word) ?? word;
    const prefix = isUnfinished(position);
    return { queries: [typed], prefix, fuzzy: editsFor(engine, typed, prefix) };
  });
  return engine.index.search(
    { combineWith, queries },
    {
      tokenize: asOneWord,
      boost: fieldWeights,
      weights: matchWeights,
      boostDocument: (id: number) => {
        const document = engine.documents[id];
        return document ? documentWeight(document) : 0;
      },
    },
  );
}

function hitOf({ documents }: SearchEngine, { id, terms }: SearchResult): readonly Hit[] {
  const document = documents[id];
  return document ? [{ ...document, matched: new Set(terms) }] : [];
}

/**
 * The number of the best results among which `namedFirst` looks for a title that equals the query.
 */
const titleSearchDepth = 20;

/**
 * Moves the answer to the query, or else a result with a title that equals the query, to the front:
 * `about` finds About before About Us.
 */
function namedFirst(
  { documents, answers }: SearchEngine,
  words: readonly string[],
  results: readonly SearchResult[],
): readonly SearchResult[] {
  const name = foldedText(words);
  const named =
    results.find(({ id }) => id === answers[name]) ??
    results
      .slice(0, titleSearchDepth)
      .find(({ id }) => foldedText(documentWords(documents[id]?.title ?? '')) === name);
  return named ? [named, ...results.filter((result) => result !== named)] : results;
}

/** The best hits, grouped by kind. The group with the best hit comes first. */
function grouped(engine: SearchEngine, results: readonly SearchResult[]): readonly HitGroup[] {
  const groups = new Map<ResultKind, Hit[]>();
  for (const result of results) {
    for (const hit of hitOf(engine, result)) {
      const hits = groups.get(hit.kind) ?? [];
      if (hits.length < hitsMax[hit.kind]) hits.push(hit);
      groups.set(hit.kind, hits);
    }
  }
  return [...groups].map(([kind, hits]) => ({ kind, hits }));
}

/**
 * The minimum number of exact results. If there are fewer, results that match only some of the
 * words follow them.
 */
const exactResultsMin = 3;

/** Whether a result matches in a field other than the text. */
const matchesBeyondText = ({ match }: SearchResult) =>
  Object.values(match).some((fields) => fields.some((field) => field !== 'text'));

/**
 * Removes the results that match only in the text, which results do not show, unless too few
 * results would remain.
 */
function preferBeyondText(results: readonly SearchResult[]): readonly SearchResult[] {
  const preferred = results.filter(matchesBeyondText);
  return preferred.length >= exactResultsMin ? preferred : results;
}

/** The minimum score of a result that matches some of the words, as a share of the best score. */
const nearScoreShare = 0.4;

/** Searches for a visitor's words. An empty query has no results. */
export function search(engine: SearchEngine, query: string): SearchOutcome {
  const words = queryWords(query.slice(0, queryLengthMax));
  if (words.length === 0) return { match: 'exact', groups: [] };
  const best = (results: readonly SearchResult[]) =>
    grouped(engine, namedFirst(engine, words, results));
  const exact = resultsFor(engine, words, 'AND');
  if (exact.length >= exactResultsMin || words.length === 1)
    return { match: 'exact', groups: best(preferBeyondText(exact)) };
  const some = resultsFor(engine, words, 'OR');
  if (exact.length === 0) return { match: 'nearest', groups: best(preferBeyondText(some)) };
  const found = new Set(exact.map((result) => result.id));
  const scoreMin = (some[0]?.score ?? 0) * nearScoreShare;
  const near = some.filter((result) => result.score >= scoreMin && !found.has(result.id));
  return { match: 'exact', groups: best([...exact, ...preferBeyondText(near)]) };
}

/** A piece of text, and whether it matched the query. */
interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text so that the matched words can be highlighted. The parts joined are the text. */
export function markMatches(text: string, matched: ReadonlySet<string>): readonly TextPart[] {
  return text.split(/([^\s/()“”",.:;?!]+)/u).flatMap((part) => {
    if (part === '') return [];
    const isMatch = documentWords(part).some((word) => matched.has(indexedWord(word) ?? ''));
    return [{ text: part, isMatch }];
  });
}
