export interface HouseRule {
  readonly avoid: RegExp;
  readonly write: string;
}

/** One style for all copy. */
export const houseStyle: readonly HouseRule[] = [{ avoid: /\bpoorly\b/i, write: 'ill' }];

/** Worn words, and what to write instead. */
export const wornWords: readonly HouseRule[] = [];

/** How many words the copy of a page may have, by its kind or its path. */
export const mostWords: Readonly<Partial<Record<string, number>>> = { home: 400 };
