/** Words that are not indexed. `it` is indexed, because here it means information technology. */
const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from get have how i in is many me much my need of on or our should that the their there to want we what when where which with you your'.split(
    ' ',
  ),
);

/** A word as it is indexed: lower case, without accents, in the singular. */
export function foldWord(word: string): string {
  const folded = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  if (folded.length > 4 && folded.endsWith('ies')) return `${folded.slice(0, -3)}y`;
  return folded.length > 3 && /[^aisu]s$/.test(folded) ? folded.slice(0, -1) : folded;
}

/** The indexed form of a word; null for a stop word. */
export function indexedWord(word: string): string | null {
  const folded = foldWord(word);
  return stopWords.has(folded) || stopWords.has(word.toLowerCase()) ? null : folded;
}

/** The words of a text: letters and digits, with hyphens and apostrophes inside a word. */
const wordsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:[-‑'’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];

/** The words of a text to be indexed. A hyphenated word is indexed both joined and in parts: `wifi` and `fi` find `Wi-Fi`. */
export function documentWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const parts = word.split(/[-‑'’]/);
    return parts.length === 1
      ? [word]
      : [parts.join(''), ...parts.filter((part) => part.length > 1)];
  });
}

/** The words of a query. If the first part of a hyphenated word is one letter, as in `e-mail`, the parts are joined. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query).flatMap((word) => {
    const parts = word.split(/[-‑'’]/);
    return parts[0]?.length === 1 ? [parts.join('')] : parts;
  });
  const significant = words.filter((word) => word.length > 1 && indexedWord(word) !== null);
  return significant.length > 0 ? significant : words;
}
