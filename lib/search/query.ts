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

export interface SearchOutcome {
  /**
   * `exact`: at least one hit matches all words. If there are few such hits, hits that match some of
   * the words follow. `similar`: the same, but the site does not have one of the words, so that
   * similar words were searched for instead. `nearest`: no hit matches all words; each matches some.
   */
  readonly match: 'exact' | 'similar' | 'nearest';
  /** Empty if nothing matches any word. */
  readonly groups: readonly HitGroup[];
}

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

/**
 * How many letters of a word may be wrong, by its length. In short words none may be: nearly each of
 * them is one letter away from another word. Two swapped neighbours count as one letter.
 */
const editsMaxOf = ({ length }: string): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** Keeps a word of the query whole, because the words are already separate. */
const asOneWord = (text: string) => [text];

/** A word to search for, in the form of the index. */
interface Term {
  readonly word: string;
  /** How many letters of a found word may differ. */
  readonly edits: number;
  /** Whether it may be the start of a word. */
  readonly prefix: boolean;
  readonly isCorrected: boolean;
}

/** Whether the index has a word, within an edit distance. */
function hasWord({ index }: SearchEngine, word: string, prefix: boolean, fuzzy = 0): boolean {
  return index.search(word, { tokenize: asOneWord, prefix, fuzzy }).length > 0;
}

/** A word with each pair of neighbours swapped, one pair at a time. */
const swapsOf = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );

/**
 * What to search for instead of a typed word: the word itself if the index has it, or else its
 * singular if that has two letters, or else the words that are the nearest to it.
 */
function termFor(engine: SearchEngine, typed: string, prefix: boolean): Term {
  const asTyped = { word: typed, edits: 0, prefix, isCorrected: false };
  if (hasWord(engine, typed, prefix)) return asTyped;
  const singular = /^(..)s$/u.exec(typed)?.[1] ?? '';
  if (hasWord(engine, singular, false)) return { ...asTyped, word: singular, prefix: false };
  const editsMax = editsMaxOf(typed);
  if (editsMax === 0) return asTyped;
  const swapped = swapsOf(typed).find((word) => hasWord(engine, word, false));
  if (swapped !== undefined) return { ...asTyped, word: swapped, isCorrected: true };
  const edits = [1, 2].find((few) => few <= editsMax && hasWord(engine, typed, prefix, few));
  return edits === undefined ? asTyped : { ...asTyped, edits, isCorrected: true };
}

/** The terms of a query: hyphenated words are joined if the index has them as one. */
function termsFor(engine: SearchEngine, query: string): readonly Term[] {
  const words = queryWords(query, (joined) =>
    hasWord(engine, indexedWord(joined) ?? joined, false),
  );
  return words.map((word, position) => {
    // Only the last word may be incomplete. A single letter would match too many words.
    const prefix = position === words.length - 1 && word.length > 1;
    return termFor(engine, indexedWord(word) ?? word, prefix);
  });
}

/** The results that match all words of a query (`AND`) or any of them (`OR`). */
function resultsFor(engine: SearchEngine, terms: readonly Term[], combineWith: 'AND' | 'OR') {
  const queries = terms.map(({ word, edits, prefix }) => ({
    queries: [word],
    prefix,
    fuzzy: edits,
  }));
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
  const text = query.slice(0, queryLengthMax);
  const words = queryWords(text);
  if (words.length === 0) return { match: 'exact', groups: [] };
  const best = (results: readonly SearchResult[]) =>
    grouped(engine, namedFirst(engine, words, results));
  const terms = termsFor(engine, text);
  const match = terms.some(({ isCorrected }) => isCorrected) ? 'similar' : 'exact';
  const exact = resultsFor(engine, terms, 'AND');
  if (exact.length >= exactResultsMin || terms.length === 1)
    return { match, groups: best(preferBeyondText(exact)) };
  const some = resultsFor(engine, terms, 'OR');
  if (exact.length === 0) return { match: 'nearest', groups: best(preferBeyondText(some)) };
  const found = new Set(exact.map((result) => result.id));
  const scoreMin = (some[0]?.score ?? 0) * nearScoreShare;
  const near = some.filter((result) => result.score >= scoreMin && !found.has(result.id));
  return { match, groups: best([...exact, ...preferBeyondText(near)]) };
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
