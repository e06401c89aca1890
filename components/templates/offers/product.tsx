import { FirstScreen, FurtherScreens } from '@/components/figures/page-screens';
import { Bill } from '@/components/sections/bill';
import { Scope } from '@/components/sections/offers/scope';
import { Work } from '@/components/sections/offers/work';
import { Sections } from '@/components/sections/sections';
import { Specification } from '@/components/sections/specification';
import { Statement } from '@/components/sections/statement';
import { ArgumentFirst } from '@/components/ui/argument';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Copy } from '@/content/schema/pages';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { nameOf } from '@/lib/pages/titles';
import { OfferFrame } from './offer';

/** The questions that buyers ask of every product, in their order. */
const questions = {
  notFor: 'Not for',
  connects: 'Connects to',
  stops: 'If it stops',
  data: 'Your data',
  leaving: 'When you leave',
  liability: 'Liability',
} as const satisfies Readonly<Record<keyof Copy<'product'>['facts'], string>>;

const questionNames = Object.keys(questions) as (keyof typeof questions)[];

/**
 * A product: what it does, its screens, then what buyers compare, in one order on all products. The headings name
 * the product.
 */
export function ProductTemplate({ path }: { path: PagePathOf<'product'> }) {
  const copy = copyOf(path);
  const name = nameOf(path);
  return (
    <OfferFrame path={path} copy={copy} picture={<FirstScreen path={path} />}>
      <ArgumentFirst>
        {copy.situation && <Statement {...copy.situation} isLarge />}
        <section>
          <SectionHeading tier="second">What {name} does</SectionHeading>
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
      </ArgumentFirst>
      <FurtherScreens path={path} />
      <Sections sections={copy.sections} />
      {copy.scope && <Scope scope={copy.scope} />}
      <Bill {...copy.bill} />
      <Work work={{ ...copy.process, heading: `How ${name} starts` }} />
      <Specification
        heading={`Before you buy ${name}`}
        rows={questionNames.map((question) => ({
          term: questions[question],
          detail: copy.facts[question],
        }))}
      />
    </OfferFrame>
  );
}
