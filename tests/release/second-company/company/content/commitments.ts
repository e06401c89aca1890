/** A promise that the copy makes in the company's name. */
export interface Commitment {
  readonly promise: string;
  readonly applies: string;
  readonly phrase: string;
  readonly signed: 'not yet' | `${number}-${number}-${number}`;
}

/** None has been made in writing. */
export const commitments = {} as const satisfies Readonly<Record<string, Commitment>>;
