export interface HouseRule {
  readonly avoid: RegExp;
  readonly write: string;
}

export const houseStyle: readonly HouseRule[] = [];

export const wornWords: readonly HouseRule[] = [];

export const wordLimits = {};
