import type { ReactNode } from 'react';
import { DeliverableScreen } from '@/components/figures/page-screens';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageList } from '@/components/sections/lists/page-list';
import { RelatedPages } from '@/components/sections/lists/related-pages';
import { AtAGlance } from '@/components/sections/offers/at-a-glance';
import { FirstSteps } from '@/components/sections/offers/first-steps';
import { Scope } from '@/components/sections/offers/scope';
import { TwinNote } from '@/components/sections/offers/twin-note';
import { Process } from '@/components/sections/process';
import { Questions } from '@/components/sections/questions';
import { Sections } from '@/components/sections/sections';
import { Sources } from '@/components/sections/sources';
import { Statement } from '@/components/sections/statement';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Copy } from '@/content/schema';
import type { PagePathOf } from '@/content/tree';
import { deliverableOf } from '@/lib/figures/deliverable-of';
import { copyOf } from '@/lib/pages/copy';
import { builtChildrenOf } from '@/lib/pages/guards';
import { titleOf } from '@/lib/pages/titles';

type OfferPath = PagePathOf<'service' | 'solution' | 'product' | 'industry'>;

/** The layout of services, solutions, products and industries. */
export function Offer({
  path,
  copy,
  picture,
  particulars,
}: {
  path: OfferPath;
  copy: Copy<'service'>;
  picture?: ReactNode;
  /** The content that only some kinds of page have. It is shown between the situation and the process. */
  particulars?: ReactNode;
}) {
  const children = builtChildrenOf(path);
  return (
    <article>
      <PictureHeading
        path={path}
        heading={copy.heading}
        lead={copy.lead}
        facts={<AtAGlance glance={copy.glance} />}
        picture={picture}
      >
        <FirstSteps about={path} />
      </PictureHeading>
      <PageBody>
        {copy.situation && <Statement {...copy.situation} isLarge />}
        {particulars}
        <Process {...copy.process} />
        <Scope scope={copy.scope} />
        <Sections sections={copy.sections} />
        {copy.twin && <TwinNote path={path} twin={copy.twin} />}
        {children.length > 0 && (
          <section>
            <SectionHeading>Part of {titleOf(path)}</SectionHeading>
            <div className="mt-4 lg:mt-8">
              <PageList paths={children} />
            </div>
          </section>
        )}
        <Questions questions={copy.questions} />
        <RelatedPages paths={copy.related} />
        <CallToAction
          about={path}
          heading={`Talk to us about ${titleOf(path)}`}
          body="Say where you are and what you need."
        />
        <Sources sources={copy.sources} />
      </PageBody>
    </article>
  );
}

export function OfferTemplate({ path }: { path: PagePathOf<'service' | 'solution'> }) {
  const deliverable = deliverableOf(path);
  return (
    <Offer
      path={path}
      copy={copyOf(path)}
      picture={deliverable && <DeliverableScreen path={path} deliverable={deliverable} />}
    />
  );
}
