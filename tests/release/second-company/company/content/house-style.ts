export interface HouseRule {
  readonly avoid: RegExp;
  readonly write: string;
}

export const houseStyle: readonly HouseRule[] = [];

export const wornWords: readonly HouseRule[] = [];

export interface WordLimit {
  readonly copy: number;
  readonly page: number;
}

export const pageWordLimits: Readonly<Record<string, WordLimit>> = {};
