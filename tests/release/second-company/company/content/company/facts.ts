export const companyFacts: readonly {
  readonly term: string;
  readonly wanted: string;
  readonly value: string;
}[] = [];
