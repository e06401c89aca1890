/** What a buyer's file asks of a supplier. */
export interface CompanyFact {
  readonly term: string;
  readonly wanted: string;
  readonly value: string;
}

/** None: nobody asks a veterinary practice for such a file. */
export const companyFacts: readonly CompanyFact[] = [];
