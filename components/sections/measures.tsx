import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { priceMeasures } from '@/content/prices/measures';
import type { SectionOf } from '@/content/schema/pages';

/** What each measure of a price counts, and when. */
export function Measures({ heading, intro }: SectionOf<'measures'>) {
  return (
    <section>
      <SectionHeading isTarget tier="second">
        {heading}
      </SectionHeading>
      <Prose className="mt-3 mb-4 lg:mb-6">{intro}</Prose>
      <dl className="gap-x-12 sm:columns-2 lg:columns-3">
        {Object.values(priceMeasures).map(({ phrase, meaning }) => (
          <div key={phrase} className="hairline-t break-inside-avoid py-2 lg:py-4">
            <dt className="font-semibold first-letter:uppercase">{phrase}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
