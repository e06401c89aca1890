import type { CompanyFact } from '@/content/company-facts';

/** The facts that the company has given, in their order. */
export function knownFacts(facts: readonly CompanyFact[]): readonly CompanyFact[] {
  return facts.filter(({ value }) => value !== 'not yet');
}
