import type { ReactNode } from 'react';
import { Drawing } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { Example } from '@/components/sections/example';
import { PageList } from '@/components/sections/lists/page-list';
import { AtAGlance } from '@/components/sections/offers/at-a-glance';
import { Finding } from '@/components/sections/offers/finding';
import { FirstHour, Signs } from '@/components/sections/offers/first-hour';
import { FirstSteps } from '@/components/sections/offers/first-steps';
import { Plans } from '@/components/sections/offers/plans';
import { Scope } from '@/components/sections/offers/scope';
import { SimilarNote } from '@/components/sections/offers/similar-note';
import { Work } from '@/components/sections/offers/work';
import { PageEnd } from '@/components/sections/page-end';
import { Questions } from '@/components/sections/questions';
import { Sections } from '@/components/sections/sections';
import { Statement } from '@/components/sections/statement';
import { Argument, ArgumentFirst } from '@/components/ui/argument';
import { ButtonLink } from '@/components/ui/button-link';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Copy, Offer } from '@/content/schema/pages';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';
import { isTendered } from '@/lib/pages/offers';
import { linkNameOf } from '@/lib/pages/titles';
import { isOfKind } from '@/lib/pages/tree';

type ShapedOffer = Offer & { readonly shape?: Copy<'service'>['shape'] };
type RepairCopy = Extract<Copy<'service'>, { shape: 'repair' }>;
type OfferPath = PagePathOf<'service' | 'solution' | 'product' | 'industry'>;

/**
 * Whether visitors of a page must act at once. It gives them the commands before its key facts,
 * such as the price.
 */
const isUrgent = (copy: ShapedOffer & Partial<Pick<RepairCopy, 'firstHour'>>) =>
  copy.firstHour?.steps[0]?.when === 'At once';

/**
 * The parts of a service or solution before its sections, in the order of its shape: first what
 * helps with the decision that the page is about.
 */
export function ShapedParts({ copy }: { copy: Copy<'service'> }) {
  const situation = copy.situation && <Statement {...copy.situation} isLarge />;
  const scope = copy.scope && <Scope scope={copy.scope} />;
  const process = copy.process && <Work work={copy.process} />;
  switch (copy.shape) {
    case 'buy':
      return (
        <>
          <Argument>
            <Plans plans={copy.plans} measure={copy.glance.price.measure} />
          </Argument>
          {situation}
          {scope}
          {process}
        </>
      );
    case 'repair':
      return (
        <>
          <Signs signs={copy.signs} />
          <Argument>
            <FirstHour firstHour={copy.firstHour} />
          </Argument>
          {isUrgent(copy) && (
            <section>
              <SectionHeading>Price and time</SectionHeading>
              <div className="mt-4 grid lg:grid-cols-12 print:grid-cols-12">
                <AtAGlance glance={copy.glance} />
              </div>
            </section>
          )}
          {situation}
          {process}
          {scope}
        </>
      );
    case 'project':
      return (
        <>
          <Argument>
            <Example {...copy.example} />
          </Argument>
          {process}
          {situation}
          {scope}
        </>
      );
    case 'examine':
      return (
        <>
          <Argument>
            <Finding finding={copy.finding} />
          </Argument>
          {situation}
          {copy.scope?.receive && scope}
          {process}
          {!copy.scope?.receive && scope}
        </>
      );
    case 'ongoing':
      return (
        <>
          <ArgumentFirst>
            {situation}
            {process}
          </ArgumentFirst>
          {scope}
        </>
      );
  }
}

/** Whether visitors come to a page because something has failed. They call first. */
const isAboutFault = (copy: ShapedOffer) => copy.shape === 'repair';

/**
 * The heading and the last parts of services, solutions, products and industries, around their own
 * parts.
 */
export function OfferFrame({
  path,
  copy,
  picture,
  children,
}: {
  path: OfferPath;
  /** A product's work has no heading of its own. */
  copy: Omit<Offer, 'process'>;
  picture?: ReactNode;
  /** The sections, and the parts that only this kind of page has. */
  children: ReactNode;
}) {
  const below = listedChildrenOf(path);
  return (
    <article>
      <PictureHeading
        path={path}
        heading={copy.heading}
        lead={copy.lead}
        facts={!isUrgent(copy) && <AtAGlance glance={copy.glance} />}
        picture={picture}
        place={isOfKind(path, 'product') ? 'wide' : copy.drawing?.place}
      >
        {isTendered(copy.glance.price) ? (
          <ButtonLink href="/contact#enquiry">Ask us</ButtonLink>
        ) : (
          <FirstSteps about={path} isFault={isAboutFault(copy)} />
        )}
        {copy.similar && <SimilarNote {...copy.similar} />}
      </PictureHeading>
      <PageBody>
        {children}
        {below.length > 0 && (
          <section>
            <SectionHeading>Part of {linkNameOf(path)}</SectionHeading>
            <div className="mt-4 lg:mt-8">
              <PageList paths={below} />
            </div>
          </section>
        )}
        {copy.questions.length > 0 && <Questions questions={copy.questions} />}
        <PageEnd related={copy.related} sources={copy.sources} />
        <CallToAction
          about={path}
          wants={isTendered(copy.glance.price) ? 'an answer' : 'a quote'}
          heading={copy.ask?.heading ?? `Ask about ${linkNameOf(path)}`}
          body={copy.ask?.body}
        />
      </PageBody>
    </article>
  );
}

export function OfferTemplate({ path }: { path: PagePathOf<'service' | 'solution'> }) {
  const copy = copyOf(path);
  return (
    <OfferFrame
      path={path}
      copy={copy}
      picture={copy.drawing && <Drawing path={path} drawing={copy.drawing} />}
    >
      <ShapedParts copy={copy} />
      {copy.sections.map((section) =>
        section.type === 'example' && copy.shape === 'repair' ? (
          // The first hour is already on a band.
          <Example key={section.heading} {...section} isBand={false} />
        ) : (
          <Sections key={section.heading} sections={[section]} />
        ),
      )}
    </OfferFrame>
  );
}
