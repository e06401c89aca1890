import { Drawing } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading, TextHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { OfferGroups } from '@/components/sections/lists/offer-groups';
import { PageDirectory } from '@/components/sections/lists/page-directory';
import { Questions } from '@/components/sections/questions';
import { Sections } from '@/components/sections/sections';
import { Sources } from '@/components/sections/sources';
import { Statement } from '@/components/sections/statement';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';

/** The top page of a section, with a list of the section's pages. */
export function HubTemplate({ path }: { path: PagePathOf<'hub'> }) {
  const copy = copyOf(path);
  return (
    <article>
      {copy.drawing ? (
        <PictureHeading
          path={path}
          heading={copy.heading}
          lead={copy.lead}
          picture={<Drawing path={path} drawing={copy.drawing} />}
          place={copy.drawing.place}
        />
      ) : (
        <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      )}
      <PageBody hasTideLine={!copy.drawing}>
        {/* A guide that is a list is the main part of the page. */}
        {copy.guide && <Statement {...copy.guide} isMajor={copy.guide.body.startsWith('- ')} />}
        {copy.groups ? <OfferGroups groups={copy.groups} /> : <PageDirectory path={path} />}
        <Sections sections={copy.sections} />
        {copy.questions.length > 0 && <Questions questions={copy.questions} />}
        <CallToAction
          heading={copy.ask?.heading ?? 'Tell us what you are trying to do'}
          body={copy.ask?.body}
        />
        <Sources sources={copy.sources} />
      </PageBody>
    </article>
  );
}
