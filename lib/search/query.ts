import type { SearchOptions, SearchResult } from 'minisearch';
import type { ResultKind } from './documents';
import type { FoundDocument, SearchEngine } from './engine';
import { nearestSpellings } from './spelling';
import { documentWords, indexedWord, queryWords } from './words';

export interface Hit extends FoundDocument {
  readonly matched: ReadonlySet<string>;
}

export interface HitGroup {
  readonly kind: ResultKind;
  readonly hits: readonly Hit[];
}

/**
 * What a query led to. `exact`: every hit has all the words, slips forgiven. `nearest`: nothing has all of them, and these
 * have some. Without groups nothing has any of them.
 */
export interface SearchOutcome {
  readonly match: 'exact' | 'nearest';
  readonly groups: readonly HitGroup[];
}

/** Most hits shown of each kind. */
const hitsShown: Readonly<Record<ResultKind, number>> = {
  page: 6,
  post: 3,
  project: 3,
  term: 3,
  question: 4,
};

/** How much a match in each field weighs. */
const fieldWeights = { title: 6, strong: 4, line: 2, lead: 1 };

/** How much a kind weighs: a page is what most visitors are after, a question is long and matches by chance. */
const kindWeights: Readonly<Record<ResultKind, number>> = {
  page: 2,
  post: 1,
  project: 0.9,
  term: 0.9,
  question: 0.4,
};

/** A page weighs less by this share for each level it lies below its section, so that the broader page comes first. */
const depthDiscount = 0.1;

/** Queries longer than this are cut, in characters. */
export const queryLengthMax = 120;

function documentWeight({ kind, href }: FoundDocument): number {
  const depth = Math.max(0, href.split('/').length - 2);
  return kindWeights[kind] * (1 - depthDiscount * Math.min(depth, 4));
}

/** Most slips that a word of the index may be away to be looked at, letters changed over counting as two. */
const slipsLookedAt = 2;

/** Words shorter than this are taken as they stand. */
const forgivenLength = 4;

/** What the words of a query are taken for, word by word. */
function spellingsOf(engine: SearchEngine, words: readonly string[]) {
  return words.map((word, position) => {
    const typed = indexedWord(word) ?? word;
    // Only the word being typed may be unfinished; a single letter begins too many words to tell anything.
    const isUnfinished = position === words.length - 1 && word.length > 1;
    const found = engine.words.search(typed, {
      tokenize: (text) => [text],
      prefix: isUnfinished,
      fuzzy: typed.length < forgivenLength ? false : slipsLookedAt,
    });
    const candidates = [...new Set(found.flatMap(({ terms }) => terms))];
    return nearestSpellings(typed, candidates, isUnfinished);
  });
}

type Spellings = ReturnType<typeof spellingsOf>;

/** The results that have one spelling of each word, or of any. */
function resultsFor(engine: SearchEngine, spellings: Spellings, combineWith: 'AND' | 'OR') {
  const weights = new Map(spellings.flat().map(({ word, weight }) => [word, weight]));
  const options: SearchOptions = {
    tokenize: (text) => [text],
    boost: fieldWeights,
    boostTerm: (word) => weights.get(word) ?? 1,
    boostDocument: (id: number) => {
      const document = engine.documents[id];
      return document ? documentWeight(document) : 0;
    },
  };
  const queries = spellings.map((words) => ({
    combineWith: 'OR' as const,
    queries: words.map(({ word }) => word),
  }));
  return engine.words.search({ combineWith, queries }, options);
}

function hitOf({ documents }: SearchEngine, { id, terms }: SearchResult): readonly Hit[] {
  const document = documents[id];
  return document ? [{ ...document, matched: new Set(terms) }] : [];
}

/** Among how many of the best results a title that is the query itself comes first. */
const titleLooksAt = 20;

const folded = (words: readonly string[]) =>
  words.flatMap((word) => indexedWord(word) ?? []).join(' ');

/** The results with the one whose title is just what was typed in front: `about` brings About before About Us. */
function namedFirst(
  { documents }: SearchEngine,
  words: readonly string[],
  results: readonly SearchResult[],
): readonly SearchResult[] {
  const name = folded(words);
  const named = results
    .slice(0, titleLooksAt)
    .find(({ id }) => folded(documentWords(documents[id]?.title ?? '')) === name);
  return named ? [named, ...results.filter((result) => result !== named)] : results;
}

/** The best hits in groups by kind, the group with the best hit first. */
function grouped(engine: SearchEngine, results: readonly SearchResult[]): readonly HitGroup[] {
  const groups = new Map<ResultKind, Hit[]>();
  for (const result of results) {
    for (const hit of hitOf(engine, result)) {
      const hits = groups.get(hit.kind) ?? [];
      if (hits.length < hitsShown[hit.kind]) hits.push(hit);
      groups.set(hit.kind, hits);
    }
  }
  return [...groups].map(([kind, hits]) => ({ kind, hits }));
}

/** With fewer exact hits than this, near ones are shown after them. */
const exactEnough = 3;

/** Whether a result has a word in more than its lead, which is not shown with it. */
const hasWordInSight = ({ match }: SearchResult) =>
  Object.values(match).some((fields) => fields.some((field) => field !== 'lead'));

/** The results without those that have nothing in sight of what was typed, where enough others have. */
function inSight(results: readonly SearchResult[]): readonly SearchResult[] {
  const plain = results.filter(hasWordInSight);
  return plain.length >= exactEnough ? plain : results;
}

/** A near hit shown after exact ones scores at least this share of the best near hit. */
const nearShare = 0.4;

/** What a visitor's words lead to. An empty query leads to nothing. */
export function search(engine: SearchEngine, query: string): SearchOutcome {
  const words = queryWords(query.slice(0, queryLengthMax));
  if (words.length === 0) return { match: 'exact', groups: [] };
  const spellings = spellingsOf(engine, words);
  const exact = resultsFor(engine, spellings, 'AND');
  if (exact.length >= exactEnough || words.length === 1) {
    return { match: 'exact', groups: grouped(engine, namedFirst(engine, words, inSight(exact))) };
  }
  const some = resultsFor(engine, spellings, 'OR');
  if (exact.length === 0) return { match: 'nearest', groups: grouped(engine, inSight(some)) };
  const found = new Set(exact.map((result) => result.id));
  const least = (some[0]?.score ?? 0) * nearShare;
  const near = some.filter((result) => result.score >= least && !found.has(result.id));
  return { match: 'exact', groups: grouped(engine, inSight([...exact, ...near])) };
}

/** A run of text, and whether it is one of the words that matched. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Text in runs, the words that led to a hit marked. The runs together are the text, unchanged. */
export function markMatches(text: string, matched: ReadonlySet<string>): readonly TextPart[] {
  return text.split(/([^\s/()“”",.:;?!]+)/u).flatMap((part) => {
    if (part === '') return [];
    const isMatch = documentWords(part).some((word) => matched.has(indexedWord(word) ?? ''));
    return [{ text: part, isMatch }];
  });
}
