import type { ReactNode } from 'react';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading } from '@/components/layout/page-heading';
import { AtAGlance } from '@/components/sections/at-a-glance';
import { BriefButton } from '@/components/sections/brief-button';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageList } from '@/components/sections/lists/page-list';
import { RelatedPages } from '@/components/sections/lists/related-pages';
import { Process } from '@/components/sections/process';
import { Questions } from '@/components/sections/questions';
import { Scope } from '@/components/sections/scope';
import { Sections } from '@/components/sections/sections';
import { Sources } from '@/components/sections/sources';
import { Statement } from '@/components/sections/statement';
import { TwinNote } from '@/components/sections/twin-note';
import { ButtonLink } from '@/components/ui/button-link';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Copy } from '@/content/schema';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { builtChildrenOf } from '@/lib/pages/guards';
import { titleOf } from '@/lib/pages/titles';
import { pageAt } from '@/lib/pages/tree';

type OfferPath = PagePathOf<'service' | 'solution' | 'product' | 'industry'>;

/** The skeleton of every page that offers something, with room for what is particular to a kind. */
export function Offer({
  path,
  copy,
  picture,
  particulars,
}: {
  path: OfferPath;
  copy: Copy<'service'>;
  picture?: ReactNode;
  /** Shown between the situation and the process. */
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
        {...(picture && { picture })}
      >
        <ButtonLink href={`/contact?for=quote&about=${path}#enquiry`}>Ask for a quote</ButtonLink>
        {pageAt(path).kind !== 'industry' && <BriefButton path={path} />}
      </PictureHeading>
      <PageBody>
        <Statement {...copy.situation} />
        {particulars}
        <Process {...copy.process} />
        <Scope scope={copy.scope} duration={copy.duration} />
        <Sections sections={copy.sections} />
        {copy.twin && <TwinNote path={path} twin={copy.twin} />}
        {children.length > 0 && (
          <section>
            <SectionHeading>Part of {titleOf(path)}</SectionHeading>
            <div className="mt-8">
              <PageList paths={children} />
            </div>
          </section>
        )}
        <Questions questions={copy.questions} />
        <RelatedPages path={path} paths={copy.related} />
        <CallToAction
          about={path}
          heading={`Talk to us about ${titleOf(path)}`}
          body="Tell us where you are and what you need. You get a plain answer, and a written quote if you want one."
        />
        <Sources sources={copy.sources} />
      </PageBody>
    </article>
  );
}

/** A service or a solution. */
export function OfferTemplate({ path }: { path: PagePathOf<'service' | 'solution'> }) {
  return <Offer path={path} copy={copyOf(path)} />;
}
