import leven from 'leven';

/** The number of typing errors allowed in a word: none up to three letters, one up to six, then two. */
const errorsAllowed = (word: string) => (word.length <= 3 ? 0 : word.length <= 6 ? 1 : 2);

/** The variants of a word in which two neighbouring letters are swapped. */
const swaps = (word: string) =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, place) =>
      word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  );

/** The edit distance between two words. Swapping two neighbouring letters counts as one edit, but only one such pair. */
export function typingErrors(typed: string, meant: string): number {
  const edits = leven(typed, meant);
  return edits < 2 ? edits : Math.min(edits, ...swaps(typed).map((word) => leven(word, meant) + 1));
}

/** The share of a word that related words start with: `account` for `accounting`. */
const stemShare = 0.75;

/** Shorter words have no related words: `co` is not related to `cost`. */
const stemLengthMin = 4;

const stemOf = (word: string) =>
  word.slice(0, Math.max(stemLengthMin, Math.ceil(word.length * stemShare)));

/** Words at least this long that differ in one letter are spelling variants: `organisation`, `organization`. */
const variantLength = 9;

/** Whether two words are the same, forms of the same word or spelling variants. */
export function areRelated(word: string, other: string): boolean {
  const [shorter, longer] = word.length <= other.length ? [word, other] : [other, word];
  return (
    word === other ||
    (shorter.length >= stemLengthMin && longer.startsWith(stemOf(shorter))) ||
    (shorter.length >= variantLength && leven(shorter, longer) === 1)
  );
}

/** A word of the index that a typed word may mean. */
export interface Spelling {
  readonly word: string;
  /** How likely that is, up to 1. */
  readonly weight: number;
}

const weights = { same: 1, nearest: 0.6, related: 0.3 };

/**
 * The candidates that a typed word most likely means: the nearest ones and those related to them. Accepting every candidate
 * within two edits would give unrelated results.
 * @param typed the word as it is indexed
 * @param candidates words of the index
 * @param isUnfinished whether the word may be the start of a longer one
 */
export function nearestSpellings(
  typed: string,
  candidates: readonly string[],
  isUnfinished: boolean,
): readonly Spelling[] {
  const errors = candidates.map((word) =>
    isUnfinished && word.startsWith(typed) ? 0 : typingErrors(typed, word),
  );
  const fewest = Math.min(...errors);
  if (fewest > errorsAllowed(typed)) return [];
  const nearest = candidates.filter((_, place) => errors[place] === fewest);
  return candidates
    .filter((word) => nearest.some((other) => areRelated(other, word)))
    .map((word) => ({
      word,
      weight: weights[word === typed ? 'same' : nearest.includes(word) ? 'nearest' : 'related'],
    }));
}
