export interface Commitment {
  readonly promise: string;
  readonly applies: string;
  readonly phrase: string;
  readonly signed: 'not yet' | `${number}-${number}-${number}`;
}

export const commitments = {} as const satisfies Readonly<Record<string, Commitment>>;
