import type { ReactNode } from 'react';
import { FirstScreen, FurtherScreens } from '@/components/figures/page-screens';
import { Bill } from '@/components/sections/bill';
import { Scope } from '@/components/sections/offers/scope';
import { Work } from '@/components/sections/offers/work';
import { viewsOf } from '@/components/sections/sections';
import { Specification } from '@/components/sections/specification';
import { Statement } from '@/components/sections/statement';
import { ArgumentFirst } from '@/components/ui/argument';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { productParts } from '@/content/schema/page-parts';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { OfferFrame } from './offer';

/** A product: its screens, then the answers that its buyers compare, in the order of its data. */
export function ProductTemplate({ path }: { path: PagePathOf<'product'> }) {
  const copy = copyOf(path);
  const { modules } = copy;
  const parts: Readonly<Record<(typeof productParts)[number], ReactNode>> = {
    bill: <Bill key="bill" {...copy.bill} />,
    facts: <Specification key="facts" {...copy.facts} />,
    modules: (
      <section key="modules">
        <SectionHeading tier="second">{copy.modulesHeading}</SectionHeading>
        <dl className="mt-4 grid gap-x-12 md:grid-cols-2 lg:mt-8">
          {modules.map((module) => (
            <div key={module.title} className="hairline-t py-2 md:odd:last:col-span-2 lg:py-6">
              <dt className="font-display text-lg font-semibold">{module.title}</dt>
              <Prose as="dd" className="mt-1 lg:mt-2">
                {module.body}
              </Prose>
            </div>
          ))}
        </dl>
      </section>
    ),
    process: copy.process && <Work key="process" work={copy.process} />,
    scope: copy.scope && <Scope key="scope" scope={copy.scope} />,
    sections: viewsOf(copy.sections),
    situation: copy.situation && <Statement key="situation" {...copy.situation} isLarge />,
  };
  return (
    <OfferFrame path={path} copy={copy} picture={<FirstScreen path={path} />}>
      <FurtherScreens path={path} />
      <ArgumentFirst>{copy.order.map((part) => parts[part])}</ArgumentFirst>
    </OfferFrame>
  );
}
