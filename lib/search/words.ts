/** Words that tell nothing about what is looked for. `it` is not among them: here it is a trade. */
const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from get have how i in is many me much my need of on or our should that the their there to want we what when where which with you your'.split(
    ' ',
  ),
);

/** A word as the index keeps it: lower case, without accents, in the singular. */
export function foldWord(word: string): string {
  const plain = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return plain.length > 3 && /[^aisu]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** Folds a word, or drops it where it tells nothing. */
export function indexedWord(word: string): string | null {
  const folded = foldWord(word);
  return stopWords.has(folded) || stopWords.has(word.toLowerCase()) ? null : folded;
}

/** Splits text at everything that is no letter, digit or hyphen inside a word. */
const wordsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:[-‑'’][\p{L}\p{M}\p{N}]+)*/gu) ?? [];

/**
 * The words of a text that is indexed. A word with a hyphen counts as its parts and as one: `Wi-Fi` is found by
 * `wifi` and by `fi`.
 */
export function documentWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const parts = word.split(/[-‑'’]/);
    return parts.length === 1
      ? [word]
      : [parts.join(''), ...parts.filter((part) => part.length > 1)];
  });
}

/** The words of a query. Where the first part is one letter, as in `t-shirt` and `e-mail`, the parts are one word. */
export function queryWords(query: string): string[] {
  const words = wordsOf(query).flatMap((word) => {
    const parts = word.split(/[-‑'’]/);
    return parts[0]?.length === 1 ? [parts.join('')] : parts;
  });
  const telling = words.filter((word) => word.length > 1 && indexedWord(word) !== null);
  return telling.length > 0 ? telling : words;
}
