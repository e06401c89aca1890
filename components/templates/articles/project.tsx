import { Drawing } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageEnd } from '@/components/sections/page-end';
import { Process } from '@/components/sections/process';
import { Sections } from '@/components/sections/sections';
import { Argument } from '@/components/ui/argument';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleNote } from '@/components/ui/status-label';
import { TextLink } from '@/components/ui/text-link';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { titleOf } from '@/lib/pages/titles';

/** The client's situation before and after a project, on a dark band. */
function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <section className="deep grid gap-y-6 md:grid-cols-2 print:grid-cols-2">
      <div className="md:pr-12">
        <SectionHeading>Before</SectionHeading>
        <Prose className="mt-3">{before}</Prose>
      </div>
      <div className="max-md:hairline-t max-md:pt-5 md:hairline-l md:pl-12">
        <SectionHeading>After</SectionHeading>
        <Prose className="mt-3">{after}</Prose>
      </div>
    </section>
  );
}

/** A case study: the situation before and after the project, the approach, and what else it teaches. */
export function ProjectTemplate({ path }: { path: PagePathOf<'project'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <PictureHeading
        path={path}
        heading={copy.heading}
        lead={copy.lead}
        picture={<Drawing path={path} drawing={copy.drawing} />}
      >
        {copy.status === 'sample' && (
          <p className="w-full text-sm text-ink-muted">
            <SampleNote />
          </p>
        )}
        <ul
          aria-label="What this project was about"
          className="grid w-full gap-x-6 text-sm sm:flex sm:flex-wrap"
        >
          {[copy.industry, ...copy.services].map((page) => (
            <li key={page}>
              <TextLink href={page} className="underline">
                {titleOf(page)}
              </TextLink>
            </li>
          ))}
        </ul>
      </PictureHeading>
      <PageBody hasTideLine={false}>
        <Argument>
          <BeforeAfter before={copy.situation} after={copy.result} />
        </Argument>
        <Process {...copy.approach} />
        <Sections sections={copy.sections} />
        {copy.services.slice(0, 1).map((service) => (
          <CallToAction
            key={service}
            about={service}
            heading={copy.ask?.heading ?? `Ask about ${titleOf(service)}`}
            body={copy.ask?.body}
          />
        ))}
        <PageEnd related={copy.related} sources={copy.sources} />
      </PageBody>
    </article>
  );
}
