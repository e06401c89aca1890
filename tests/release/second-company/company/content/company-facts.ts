/** A fact that procurement officers ask suppliers for. */
export interface CompanyFact {
  readonly term: string;
  readonly wanted: string;
  readonly value: string;
}

/** None: nobody asks a veterinary practice for such a file. */
export const companyFacts: readonly CompanyFact[] = [];
