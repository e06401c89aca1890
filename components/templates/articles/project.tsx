import { Drawing } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading } from '@/components/layout/page-heading';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageEnd } from '@/components/sections/page-end';
import { viewsOf } from '@/components/sections/sections';
import { ArgumentFirst } from '@/components/ui/argument';
import { SampleNote } from '@/components/ui/status-label';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { nameOf } from '@/lib/pages/titles';

export function ProjectTemplate({ path }: { path: PagePathOf<'project'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <PictureHeading
        path={path}
        heading={copy.heading}
        lead={copy.lead}
        place={copy.drawing.place}
        picture={<Drawing path={path} drawing={copy.drawing} />}
      >
        {copy.status === 'sample' && (
          <p className="w-full text-sm text-ink-muted">
            <SampleNote />
          </p>
        )}
        <ul
          aria-label="What this project was about"
          className="grid w-full grid-cols-2 gap-x-6 text-sm sm:flex sm:flex-wrap"
        >
          {[copy.industry, ...copy.services].map((page) => (
            <li key={page}>
              <TextLink href={page} className="underline">
                <span>
                  <UnbrokenText>{nameOf(page)}</UnbrokenText>
                </span>
              </TextLink>
            </li>
          ))}
        </ul>
      </PictureHeading>
      <PageBody hasTideLine={false}>
        <ArgumentFirst>{viewsOf(copy.sections)}</ArgumentFirst>
        <PageEnd related={copy.related} sources={copy.sources} />
        {copy.services.slice(0, 1).map((service) => (
          <CallToAction
            key={service}
            about={service}
            heading={copy.ask?.heading ?? `Ask about ${nameOf(service)}`}
            body={copy.ask?.body}
          />
        ))}
      </PageBody>
    </article>
  );
}
