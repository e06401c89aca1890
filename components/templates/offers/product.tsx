import { FirstScreen, FurtherScreens } from '@/components/figures/page-screens';
import { Bill } from '@/components/sections/bill';
import { Scope } from '@/components/sections/offers/scope';
import { Work } from '@/components/sections/offers/work';
import { viewsOf } from '@/components/sections/sections';
import { Specification } from '@/components/sections/specification';
import { Statement } from '@/components/sections/statement';
import { Argument } from '@/components/ui/argument';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { OfferFrame } from './offer';

/** Whom a product suits, or does not suit. */
function Fit({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <SplitSection heading={heading}>
      <ul className="prose list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </SplitSection>
  );
}

/**
 * A product: its screens, then the answers that buyers compare, in the same order on each page.
 */
export function ProductTemplate({ path }: { path: PagePathOf<'product'> }) {
  const copy = copyOf(path);
  const { modules, suits, delivery, modulesHeading = 'What it does' } = copy;
  return (
    <OfferFrame path={path} copy={copy} picture={<FirstScreen path={path} />}>
      <FurtherScreens path={path} />
      <Argument>
        <Bill {...copy.bill} />
      </Argument>
      <Fit heading="Who it suits" items={suits.good} />
      {copy.situation && <Statement {...copy.situation} isLarge />}
      <section>
        <SectionHeading>{modulesHeading}</SectionHeading>
        <dl className="mt-4 grid gap-x-12 md:grid-cols-2 lg:mt-8">
          {modules.map((module) => (
            <div key={module.title} className="hairline-t py-2 lg:py-6">
              <dt className="font-display text-lg font-semibold">{module.title}</dt>
              <Prose as="dd" className="mt-1 lg:mt-2">
                {module.body}
              </Prose>
            </div>
          ))}
        </dl>
      </section>
      {viewsOf(copy.sections)}
      <Specification
        heading="Data, hosting and support"
        rows={[
          { term: 'Data in', detail: delivery.dataIn },
          { term: 'Data out', detail: delivery.dataOut },
          { term: 'Where it runs', detail: delivery.hosting },
          {
            term: 'Works with',
            detail: delivery.integrations.map((item) => `- ${item}`).join('\n'),
          },
          { term: 'If it stops', detail: delivery.support },
        ]}
      />
      {copy.process && <Work work={copy.process} />}
      {copy.scope && <Scope scope={copy.scope} />}
      <Fit heading="Not a good fit" items={suits.other} />
    </OfferFrame>
  );
}
