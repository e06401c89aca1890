import { Drawing, SmallPicture } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { KeyFacts } from '@/components/sections/offers/at-a-glance';
import { FirstSteps } from '@/components/sections/offers/first-steps';
import { OfferPrice } from '@/components/sections/offers/price-note';
import { PageEnd } from '@/components/sections/page-end';
import { Questions } from '@/components/sections/questions';
import { Sections } from '@/components/sections/sections';
import { Statement } from '@/components/sections/statement';
import { Argument } from '@/components/ui/argument';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import type { PagePath, PagePathOf } from '@/content/tree';
import { timeInWords } from '@/content/values/time-in-words';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';
import { linkNameOf } from '@/lib/pages/titles';
import { isOfKind } from '@/lib/pages/tree';

/**
 * The time and the price of an option, to compare. Its own page says on what they depend. A group
 * has the price of its main offer.
 */
function OptionFacts({ path }: { path: PagePath }) {
  const time =
    isOfKind(path, 'service') || isOfKind(path, 'solution') ? copyOf(path).glance.time : undefined;
  return (
    <>
      <OfferPrice path={path} />
      {time && <p>{timeInWords(typeof time === 'string' ? time : { ...time, note: undefined })}</p>}
    </>
  );
}

/** A group of services or solutions. It helps visitors choose between its pages. */
export function GroupTemplate({ path }: { path: PagePathOf<'group'> }) {
  const copy = copyOf(path);
  const { choice } = copy;
  return (
    <article>
      <PictureHeading
        path={path}
        heading={copy.heading}
        lead={copy.lead}
        facts={
          <KeyFacts
            facts={[
              { term: 'Price', detail: <OfferPrice path={path} isMarked /> },
              { term: 'For', detail: copy.glance.audience },
              { term: 'Start', detail: copy.glance.start },
              { term: 'We need', detail: copy.glance.needs },
            ]}
          />
        }
        picture={copy.drawing && <Drawing path={path} drawing={copy.drawing} />}
      >
        <FirstSteps about={path} />
      </PictureHeading>
      <PageBody>
        {copy.situation && <Statement {...copy.situation} isLarge />}
        <Argument>
          <section>
            <div className="measure">
              <SectionHeading>{choice.heading}</SectionHeading>
              <Prose className="mt-3 lg:mt-4">{choice.intro}</Prose>
            </div>
            <ul className="mt-4 lg:mt-8">
              {choice.options.map((option) => (
                <li
                  key={option.path}
                  className="hairline-t grid gap-x-8 gap-y-1 py-4 lg:grid-cols-[12rem_3fr_4fr_4fr] lg:py-6"
                >
                  <SmallPicture path={option.path} className="max-lg:hidden" />
                  <h3 className="text-lg">
                    <SiteLink href={option.path} className="hover:text-accent">
                      {linkNameOf(option.path)}
                    </SiteLink>
                  </h3>
                  <div>
                    <p>{option.when}</p>
                    <ul className="flex flex-wrap gap-x-5 lg:mt-2">
                      {listedChildrenOf(option.path).map((child) => (
                        <li key={child}>
                          <TextLink href={child} className="text-sm underline underline-offset-4">
                            {linkNameOf(child)}
                          </TextLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                  <div>
                    <OptionFacts path={option.path} />
                    <p className="text-sm text-ink-muted">{option.outcome}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </Argument>
        <Sections sections={copy.sections} />
        {copy.questions.length > 0 && <Questions questions={copy.questions} />}
        <CallToAction
          about={path}
          heading={copy.ask?.heading ?? `Ask about ${linkNameOf(path)}`}
          body={copy.ask?.body}
        />
        <PageEnd related={copy.related} sources={copy.sources} />
      </PageBody>
    </article>
  );
}
