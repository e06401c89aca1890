import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { fragmentOf } from '@/lib/fragments';
import type { ResultKind, SearchDocument } from './documents';
import { documentWords, foldedText, indexedWord, queryWords } from './words';

export interface FoundDocument {
  readonly kind: ResultKind;
  /** A path, with a fragment for a term or a question. */
  readonly href: string;
  readonly title: string;
  readonly line: string;
}

/**
 * A document in the serialised index. The row of a term or question has the position of its page's
 * row instead of a path. Its fragment is derived from its title. The line of a question is the
 * title of its page.
 */
type Row = readonly [kind: ResultKind, page: string | number, title: string, line?: string];

/**
 * The index as it is sent to the browser. It has no ids, because the id of a document is its
 * position.
 */
export interface SerialisedIndex {
  readonly documents: readonly Row[];
  /** The position of the document that is found first for a query, by its folded words. */
  readonly answers: Readonly<Record<string, number>>;
  readonly words: Omit<AsPlainObject, 'documentIds'>;
}

interface IndexedDocument {
  readonly id: number;
  readonly title: string;
  /** The document's `words`, which have a higher weight than its text. */
  readonly strong: string;
  readonly line: string;
  /** Text that results do not show. */
  readonly text: string;
}

export interface SearchEngine {
  readonly documents: readonly FoundDocument[];
  readonly answers: SerialisedIndex['answers'];
  readonly index: MiniSearch<IndexedDocument>;
}

const options: Options<IndexedDocument> = {
  fields: ['title', 'strong', 'line', 'text'],
  tokenize: documentWords,
  processTerm: indexedWord,
};

/**
 * Indexes documents, and returns the index as it is sent to the browser.
 * @param answers queries, and for each the address that is found first
 * @throws if no document has the address of an answer
 */
export function serialiseIndex(
  documents: readonly SearchDocument[],
  answers: Readonly<Record<string, string>> = {},
): SerialisedIndex {
  const index = new MiniSearch(options);
  index.addAll(
    documents.map(({ kind, title, words, line, text }, id) => ({
      id,
      title,
      strong: words,
      line: kind === 'question' ? '' : line,
      text,
    })),
  );
  const positions = new Map<string, number>();
  const rows = documents.map(({ kind, path, title, line }, position): Row => {
    if (kind === 'term') return [kind, positions.get(path) ?? path, title, line];
    if (kind === 'question') return [kind, positions.get(path) ?? path, title];
    positions.set(path, position);
    return [kind, path, title, line];
  });
  const { documentIds: _, ...words } = index.toJSON();
  const addresses = rows.map((row) => foundDocument(rows, row).href);
  const positionOf = (query: string, address: string) => {
    const position = addresses.indexOf(address);
    if (position < 0)
      throw new Error(
        `content/words/search-words.ts: the answer to "${query}" is ${address}, which search cannot find. Write the address of a page, term or question.`,
      );
    return position;
  };
  return {
    documents: rows,
    answers: Object.fromEntries(
      Object.entries(answers).map(([query, address]) => [
        foldedText(queryWords(query)),
        positionOf(query, address),
      ]),
    ),
    words,
  };
}

function foundDocument(rows: readonly Row[], [kind, page, title, line]: Row): FoundDocument {
  if (typeof page === 'string') return { kind, href: page, title, line: line ?? '' };
  const [, path, pageTitle] = rows[page] ?? ['page', '', ''];
  return { kind, href: `${path}#${fragmentOf(title)}`, title, line: line ?? pageTitle };
}

/** Loads a serialised index. Works in small steps, so that it does not block the browser. */
export async function openIndex({
  documents,
  answers,
  words,
}: SerialisedIndex): Promise<SearchEngine> {
  const documentIds = Object.fromEntries(documents.map((_, position) => [position, position]));
  return {
    documents: documents.map((row) => foundDocument(documents, row)),
    answers,
    index: await MiniSearch.loadJSAsync({ ...words, documentIds }, options),
  };
}
