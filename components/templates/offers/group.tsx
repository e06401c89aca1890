import { CoverArt } from '@/components/art/cover-art';
import { StepsInBrief } from '@/components/figures/steps-in-brief';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { RelatedPages } from '@/components/sections/lists/related-pages';
import { Questions } from '@/components/sections/questions';
import { Sections } from '@/components/sections/sections';
import { Sources } from '@/components/sections/sources';
import { Statement } from '@/components/sections/statement';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePathOf } from '@/content/tree';
import { durationsOf } from '@/lib/figures/group-durations';
import { copyOf } from '@/lib/pages/copy';
import { builtChildrenOf } from '@/lib/pages/guards';
import { titleOf } from '@/lib/pages/titles';

/** A group of services or solutions: guides the choice between its pages. */
export function GroupTemplate({ path }: { path: PagePathOf<'group'> }) {
  const copy = copyOf(path);
  const { choice } = copy;
  const durations = durationsOf(choice.options.map((option) => option.path));
  return (
    <article>
      <PictureHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <Statement {...copy.situation} />
        <section>
          <div className="measure">
            <SectionHeading>{choice.heading}</SectionHeading>
            <Prose className="mt-4">{choice.intro}</Prose>
          </div>
          <ul className="mt-8">
            {choice.options.map((option) => (
              <li
                key={option.path}
                className="hairline-t grid items-start gap-x-12 gap-y-3 py-7 lg:grid-cols-12"
              >
                <div className="flex items-center gap-5 lg:col-span-4">
                  <CoverArt path={option.path} size="tile" className="size-16 shrink-0" />
                  <h3 className="text-lg">
                    <SiteLink href={option.path} className="hover:text-accent">
                      {titleOf(option.path)}
                    </SiteLink>
                  </h3>
                </div>
                <div className="lg:col-span-5">
                  <p>{option.when}</p>
                  <ul className="mt-2 flex flex-wrap gap-x-5">
                    {builtChildrenOf(option.path).map((child) => (
                      <li key={child}>
                        <SiteLink
                          href={child}
                          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 hover:text-accent"
                        >
                          {titleOf(child)}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </div>
                <div className="text-ink-muted lg:col-span-3">
                  <p>{option.outcome}</p>
                  <StepsInBrief drawing={durations.get(option.path)} />
                </div>
              </li>
            ))}
          </ul>
        </section>
        <Sections sections={copy.sections} />
        <Questions questions={copy.questions} />
        <RelatedPages path={path} paths={copy.related} />
        <CallToAction
          about={path}
          heading="Not sure which one?"
          body="Describe the problem in your own words. We tell you which service fits, or that none does."
          wants="an answer"
        />
        <Sources sources={copy.sources} />
      </PageBody>
    </article>
  );
}
