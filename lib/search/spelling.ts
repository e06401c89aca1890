import leven from 'leven';

/** Slips forgiven in a word: none up to three letters, one up to six, two beyond. */
const slipsForgiven = (word: string) => (word.length <= 3 ? 0 : word.length <= 6 ? 1 : 2);

/** The word with each two neighbouring letters changed over, one pair at a time. */
const swaps = (word: string) =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, place) =>
      word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  );

/**
 * How many slips part two words: letters left out, added or mistaken, and one pair of neighbours changed over, which counts
 * as one slip, since fingers make it as one.
 */
export function slipsBetween(typed: string, meant: string): number {
  const plain = leven(typed, meant);
  return plain < 2 ? plain : Math.min(plain, ...swaps(typed).map((word) => leven(word, meant) + 1));
}

/** The share of a word that its siblings begin with: `account` for `accounting`. */
const stemShare = 0.75;

/** Shorter words have no siblings: `co` says nothing of `cost`. */
const stemLengthMin = 4;

const stemOf = (word: string) =>
  word.slice(0, Math.max(stemLengthMin, Math.ceil(word.length * stemShare)));

/** From this length on a difference of one letter is another way of writing the same word: `organisation`, `organization`. */
const variantLength = 9;

/** Whether two words are one or forms of one: the longer begins like the shorter, or they are two ways of writing it. */
export function areSiblings(word: string, other: string): boolean {
  const [shorter, longer] = word.length <= other.length ? [word, other] : [other, word];
  return (
    word === other ||
    (shorter.length >= stemLengthMin && longer.startsWith(stemOf(shorter))) ||
    (shorter.length >= variantLength && leven(shorter, longer) === 1)
  );
}

/** A word of the index that a typed word is taken for. */
export interface Spelling {
  readonly word: string;
  /** How sure that is: of 1 at most. */
  readonly weight: number;
}

const weights = { same: 1, nearest: 0.6, sibling: 0.3 };

/**
 * Of the words that a typed word might be a slip for, those it is taken for: the nearest and their siblings. All that differ
 * in two letters would bring what has nothing of what was meant.
 * @param typed the word in the form that the index keeps
 * @param candidates words of the index, in that form
 * @param isUnfinished whether the word may be the beginning of a longer one
 */
export function nearestSpellings(
  typed: string,
  candidates: readonly string[],
  isUnfinished: boolean,
): readonly Spelling[] {
  const slips = candidates.map((word) =>
    isUnfinished && word.startsWith(typed) ? 0 : slipsBetween(typed, word),
  );
  const fewest = Math.min(...slips);
  if (fewest > slipsForgiven(typed)) return [];
  const nearest = candidates.filter((_, place) => slips[place] === fewest);
  return candidates
    .filter((word) => nearest.some((other) => areSiblings(other, word)))
    .map((word) => ({
      word,
      weight: weights[word === typed ? 'same' : nearest.includes(word) ? 'nearest' : 'sibling'],
    }));
}
