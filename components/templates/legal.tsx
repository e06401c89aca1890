import { PageBody } from '@/components/layout/page-body';
import { PlainHeading } from '@/components/layout/page-heading';
import { RelatedPages } from '@/components/sections/lists/related-pages';
import { Sources } from '@/components/sections/sources';
import { Mark } from '@/components/ui/mark';
import { Prose } from '@/components/ui/prose';
import type { PagePathOf } from '@/content/tree';
import { contentsOf } from '@/lib/article';
import { copyOf } from '@/lib/pages/copy';
import { dayInWords } from '@/lib/pages/posts';

/** A legal text with its contents list. */
export function LegalTemplate({ path }: { path: PagePathOf<'legal'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <PlainHeading path={path} heading={copy.heading} lead={copy.lead}>
        <p className="text-sm text-ink-muted">
          Last changed <time dateTime={copy.updated}>{dayInWords(copy.updated)}</time>
        </p>
        {copy.review === 'awaiting counsel' && <Mark>Draft, awaiting legal review</Mark>}
      </PlainHeading>
      <PageBody>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
          <nav aria-label="On this page" className="text-sm lg:col-span-4 print:hidden">
            <ol>
              {contentsOf(copy.body).map(({ id, heading }) => (
                <li key={id} className="hairline-t">
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center text-ink-muted hover:text-accent"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <Prose anchors className="min-w-0 lg:col-span-8">
            {copy.body}
          </Prose>
        </div>
        <RelatedPages paths={copy.related} />
        <Sources sources={copy.sources} />
      </PageBody>
    </article>
  );
}
