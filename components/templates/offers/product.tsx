import type { ReactNode } from 'react';
import { FirstScreen, FurtherScreens } from '@/components/figures/page-screens';
import { Scope } from '@/components/sections/offers/scope';
import { Process } from '@/components/sections/process';
import { viewsOf } from '@/components/sections/sections';
import { Specification } from '@/components/sections/specification';
import { Statement } from '@/components/sections/statement';
import { ArgumentFirst } from '@/components/ui/argument';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import { productParts } from '@/content/schema/page-parts';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { OfferFrame } from './offer';

/**
 * A product: its screens, then its modules, who it suits and how it is delivered, in the order of
 * its buyers' questions.
 */
export function ProductTemplate({ path }: { path: PagePathOf<'product'> }) {
  const copy = copyOf(path);
  const {
    modules,
    suits,
    delivery,
    order = productParts,
    modulesHeading = 'What it does',
    opening = [],
  } = copy;
  const parts: Readonly<Record<(typeof productParts)[number], ReactNode>> = {
    modules: (
      <section key="modules">
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
    ),
    suits: (
      <SplitSection key="suits" heading="Who it suits">
        <div className="grid gap-5 sm:grid-cols-2 lg:gap-8">
          <div>
            <h3 className="font-semibold">A good fit</h3>
            <ul className="prose mt-3 list-disc pl-5">
              {suits.good.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="font-semibold">Not a good fit</h3>
            <ul className="prose mt-3 list-disc pl-5">
              {suits.other.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </SplitSection>
    ),
    delivery: (
      <Specification
        key="delivery"
        heading="How it is delivered"
        rows={[
          { term: 'Where it runs', detail: delivery.hosting },
          { term: 'If it stops', detail: delivery.support },
          { term: 'Data in', detail: delivery.dataIn },
          { term: 'Data out', detail: delivery.dataOut },
          {
            term: 'Works with',
            detail: delivery.integrations.map((item) => `- ${item}`).join('\n'),
          },
        ]}
      />
    ),
    process: copy.process && <Process key="process" {...copy.process} />,
    scope: copy.scope && <Scope key="scope" scope={copy.scope} />,
  };
  return (
    <OfferFrame path={path} copy={copy} picture={<FirstScreen path={path} />}>
      <FurtherScreens path={path} />
      <ArgumentFirst>
        {copy.situation && <Statement {...copy.situation} isLarge />}
        {viewsOf(opening)}
        {order.map((part) => parts[part])}
        {viewsOf(copy.sections)}
      </ArgumentFirst>
    </OfferFrame>
  );
}
