import { Prose } from '@/components/ui/prose';
import { SplitSection } from '@/components/ui/split-section';
import { priceMeasures } from '@/content/prices/measures';
import type { SectionOf } from '@/content/schema/pages';
import { fragmentOf } from '@/lib/pages/fragments';

/** What each measure of a price counts, and when. */
export function Measures({ heading, intro }: SectionOf<'measures'>) {
  return (
    <SplitSection heading={heading} id={fragmentOf(heading)}>
      <Prose className="mb-6">{intro}</Prose>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {Object.values(priceMeasures).map(({ phrase, meaning }) => (
          <div key={phrase} className="hairline-t py-2 lg:py-4">
            <dt className="font-semibold first-letter:uppercase">{phrase}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </SplitSection>
  );
}
