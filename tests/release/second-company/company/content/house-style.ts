export interface HouseRule {
  readonly avoid: RegExp;
  readonly write: string;
}

/** One style for all copy. */
export const houseStyle: readonly HouseRule[] = [{ avoid: /\bpoorly\b/i, write: 'ill' }];

/** Worn words, and what to write instead. */
export const wornWords: readonly HouseRule[] = [];

/** How long pages may be, by their kind or their path. */
export const mostWords: Readonly<
  Partial<Record<string, { readonly copy: number; readonly page: number }>>
> = { home: { copy: 400, page: 600 } };
