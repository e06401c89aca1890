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
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { OfferFrame } from './offer';

/**
 * A product: what it does, whom it does not suit, how it looks, what it costs, how it goes live, and
 * what is particular to it. The order is the same for all, because buyers compare two.
 */
export function ProductTemplate({ path }: { path: PagePathOf<'product'> }) {
  const copy = copyOf(path);
  return (
    <OfferFrame path={path} copy={copy} picture={<FirstScreen path={path} />}>
      <ArgumentFirst>
        {copy.situation && <Statement {...copy.situation} isLarge />}
        <section>
          <SectionHeading tier="second">{copy.modulesHeading}</SectionHeading>
          <dl className="mt-4 grid gap-x-12 md:grid-cols-2 lg:mt-8">
            {copy.modules.map((module) => (
              <div key={module.title} className="hairline-t py-2 md:odd:last:col-span-2 lg:py-6">
                <dt className="font-display text-lg font-semibold">{module.title}</dt>
                <Prose as="dd" className="mt-1 lg:mt-2">
                  {module.body}
                </Prose>
              </div>
            ))}
          </dl>
        </section>
        <Specification {...copy.facts} />
        <FurtherScreens path={path} />
        <Bill {...copy.bill} />
        <Work work={copy.process} />
        {viewsOf(copy.sections)}
        {copy.scope && <Scope scope={copy.scope} />}
      </ArgumentFirst>
    </OfferFrame>
  );
}
