import { stopWords } from '@/content/words/stop-words';

const unsearched: ReadonlySet<string> = new Set(stopWords.split(' '));

/**
 * A word in lower case, without accents, in a form that most plurals share with their singular. It
 * need not be a word: `cache` and `caches` become `cach`. Rare plurals, such as `lenses` and
 * `analyses`, are found as similar words. A stemmer would cut more, so that half a word, such as
 * `netwo` or `networki`, would not find what the whole word finds.
 */
export function foldWord(written: string): string {
  // In small letters, `PCs` would have the form of `SMS` and `DNS`.
  const text = written.replace(/^(\p{Lu}{2,})s$/u, '$1');
  const folded = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const isPlural = /.(?:.[^aisu]|.[^i]a|pi)s$/.test(folded) && !/^(?:new|http)s$/.test(folded);
  const word = isPlural ? folded.slice(0, -1) : folded;
  return word.replace(/(..)ie$/, '$1y').replace(/(x|..[cs]h|ss|ias|[^aeou]us)e$/, '$1');
}

/** The form of a word in the index. Null for a stop word, as MiniSearch expects. */
export function indexedWord(word: string): string | null {
  const folded = foldWord(word);
  return unsearched.has(folded) || unsearched.has(word.toLowerCase()) ? null : folded;
}

/** Names whose signs the pattern of words would lose: `C#`, `C++` and those that end as `Node.js`. */
const withNamedSigns = (text: string): string =>
  text
    .replace(/(?<![\p{L}\p{N}])(\p{L})\+\+/gu, '$1plusplus')
    .replace(/(?<![\p{L}\p{N}])(\p{L})#(?![\p{L}\p{N}])/gu, '$1sharp')
    .replace(/(?<=\p{L})\.(?=js(?![\p{L}\p{N}]))/giu, '-');

/**
 * The words of a text: letters and digits, with hyphens and apostrophes inside a word. Characters
 * without a width, which pasted text may have inside a word, are left out.
 */
const wordsOf = (text: string): readonly string[] =>
  withNamedSigns(text.replace(/\p{Cf}/gu, '').replaceAll('\u2010', '-')).match(
    /[\p{L}\p{M}\p{N}]+(?:[-‑'’][\p{L}\p{M}\p{N}]+)*/gu,
  ) ?? [];

/**
 * The words to index of a text. A hyphenated word is indexed both joined and in parts: `wifi` and
 * `fi` find `Wi-Fi`.
 */
export function documentWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const parts = word.split(/[-‑'’]/);
    return parts.length === 1
      ? [word]
      : [parts.join(''), ...parts.filter((part) => part.length > 1)];
  });
}

/** Words as one text, the same for all forms of the words. */
export const foldedText = (words: readonly string[]): string =>
  words.flatMap((word) => indexedWord(word) ?? []).join(' ');

/**
 * The words to search for. Hyphenated words are split, unless the first part is one letter (`e-mail`
 * becomes `email`) or the joined word is known. Stop words and single letters are left out, unless
 * the query has no other words.
 */
export function queryWords(
  query: string,
  isKnown: (joined: string) => boolean = () => false,
): string[] {
  const words = wordsOf(query).flatMap((word) => {
    const parts = word.split(/[-‑'’]/);
    const joined = parts.join('');
    return parts[0]?.length === 1 || (parts.length > 1 && isKnown(joined)) ? [joined] : parts;
  });
  const significant = words.filter((word) => word.length > 1 && indexedWord(word) !== null);
  return significant.length > 0 ? significant : words;
}
