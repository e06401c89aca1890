import { Contents } from '@/components/layout/contents';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { PageEnd } from '@/components/sections/page-end';
import { Prose } from '@/components/ui/prose';
import { StatusLabel } from '@/components/ui/status-label';
import type { PagePathOf } from '@/content/tree';
import { dayInWords } from '@/content/values/days';
import { copyOf } from '@/lib/pages/copy';

export function LegalTemplate({ path }: { path: PagePathOf<'legal'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} isQuiet>
        <p className="text-sm text-ink-muted">
          Last changed <time dateTime={copy.updated}>{dayInWords(copy.updated)}</time>
        </p>
        {copy.review === 'awaiting counsel' && (
          <StatusLabel>Draft, awaiting legal review</StatusLabel>
        )}
      </TextHeading>
      <PageBody>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
          <Contents label="On this page" text={copy.body} />
          <Prose anchors className="min-w-0 lg:col-span-8">
            {copy.body}
          </Prose>
        </div>
        <PageEnd related={copy.related} sources={copy.sources} />
      </PageBody>
    </article>
  );
}
