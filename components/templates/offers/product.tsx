import { Fragment, type ReactNode } from 'react';
import { FirstScreen, FurtherScreens } from '@/components/figures/page-screens';
import { Scope } from '@/components/sections/offers/scope';
import { Process } from '@/components/sections/process';
import { Sections } from '@/components/sections/sections';
import { Specification } from '@/components/sections/specification';
import { Statement } from '@/components/sections/statement';
import { Argument } from '@/components/ui/argument';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import { productParts } from '@/content/schema/page-parts';
import type { PagePathOf } from '@/content/tree';
import { argumentOf } from '@/lib/pages/argument';
import { copyOf } from '@/lib/pages/copy';
import { OfferFrame } from './offer';

/** A product: its modules, its screens, who it suits and how it is delivered, in the order of its buyers' questions. */
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
  const argument = copy.situation ? undefined : argumentOf([...opening, ...copy.sections]);
  const parts: Readonly<Record<(typeof productParts)[number], ReactNode>> = {
    modules: (
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
    ),
    screens: <FurtherScreens path={path} />,
    suits: (
      <SplitSection heading="Who it suits">
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
        heading="How it is delivered"
        rows={[
          { term: 'Where it runs', detail: delivery.hosting },
          { term: 'Data in', detail: delivery.dataIn },
          { term: 'Data out', detail: delivery.dataOut },
          {
            term: 'Works with',
            detail: delivery.integrations.map((item) => `- ${item}`).join('\n'),
          },
        ]}
      />
    ),
    process: copy.process && <Process {...copy.process} />,
    scope: copy.scope && <Scope scope={copy.scope} />,
  };
  return (
    <OfferFrame path={path} copy={copy} picture={<FirstScreen path={path} />}>
      {copy.situation && (
        <Argument>
          <Statement {...copy.situation} isLarge />
        </Argument>
      )}
      <Sections sections={opening} argument={argument} />
      {order.map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <Sections sections={copy.sections} argument={argument} />
    </OfferFrame>
  );
}
