import type { SearchDocument } from '@/lib/search/documents';

/** A repeatable sequence of numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Share of the words of a copy that are new to the site; with it the vocabulary grows about as Heaps' law has it. */
const newWordShare = 0.04;

/** A content set `times` as large: the documents, and copies with addresses and some words of their own. */
export function grownDocuments(
  documents: readonly SearchDocument[],
  times: number,
): readonly SearchDocument[] {
  const next = numbers(1);
  const letter = () => String.fromCharCode(97 + Math.floor(next() * 26));
  const vary = (text: string) =>
    text.replace(/\p{L}{4,}/gu, (word) =>
      next() < newWordShare ? word.slice(0, 3) + letter() + letter() + word.slice(4) : word,
    );
  const copies = Array.from({ length: times - 1 }, (_, copy) =>
    documents.map((document) => ({
      ...document,
      path: `${document.path}/copy-${copy}`,
      title: vary(document.title),
      line: vary(document.line),
      words: vary(document.words),
      lead: vary(document.lead),
    })),
  );
  return [...documents, ...copies.flat()];
}
