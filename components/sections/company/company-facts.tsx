import { Prose } from '@/components/ui/prose';
import { SplitSection } from '@/components/ui/split-section';
import { companyFacts } from '@/content/company/facts';
import type { SectionOf } from '@/content/schema/pages';

/**
 * An introduction, and the facts for buyers. Facts that the company has not given yet are omitted.
 */
export function CompanyFacts({
  heading,
  body,
  facts = companyFacts,
}: Omit<SectionOf<'company-facts'>, 'type'> & { facts?: typeof companyFacts }) {
  const known = facts.filter(({ value }) => value !== 'not yet');
  return (
    <SplitSection heading={heading} isTarget>
      <Prose>{body}</Prose>
      {known.length > 0 && (
        <dl className="mt-6">
          {known.map(({ term, value }) => (
            <div key={term} className="hairline-t grid gap-x-8 gap-y-1 py-4 sm:grid-cols-3">
              <dt className="font-semibold">{term}</dt>
              <dd className="sm:col-span-2">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </SplitSection>
  );
}
