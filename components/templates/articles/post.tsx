import { Fragment } from 'react';
import { PageBody } from '@/components/layout/page-body';
import { FriezeHeading } from '@/components/layout/page-heading';
import { ArticleFigure } from '@/components/sections/article-figure';
import { RelatedPages } from '@/components/sections/lists/related-pages';

import { Sources } from '@/components/sections/sources';
import { Mark } from '@/components/ui/mark';
import { Prose } from '@/components/ui/prose';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePathOf } from '@/content/tree';
import { articleParts, contentsOf } from '@/lib/article';
import { copyOf } from '@/lib/pages/copy';
import { today } from '@/lib/pages/guards';
import { blogIndex, dayInWords, readingMinutes } from '@/lib/pages/posts';
import { tagFacetValue } from '@/lib/search/facets';

/** An article with its contents list. */
export function PostTemplate({ path }: { path: PagePathOf<'post'> }) {
  const copy = copyOf(path);
  const figures = copy.figures ?? [];
  return (
    <article>
      <FriezeHeading path={path} heading={copy.heading} lead={copy.lead}>
        {copy.published > today() && (
          // Seen in `next dev` only: a build leaves the page out until its day.
          <Mark>Held back until {dayInWords(copy.published)}</Mark>
        )}
        <p className="text-sm text-ink-muted">
          <time dateTime={copy.published}>{dayInWords(copy.published)}</time> ·{' '}
          {readingMinutes(copy.body)} minutes to read
        </p>
        <ul aria-label="Subjects" className="flex flex-wrap gap-x-4 text-sm">
          {copy.tags.map((tag) => (
            <li key={tag}>
              <SiteLink
                href={`${blogIndex ?? '/'}?tag=${tagFacetValue(tag).value}`}
                className="inline-flex min-h-11 items-center underline hover:text-accent"
              >
                {tag}
              </SiteLink>
            </li>
          ))}
        </ul>
      </FriezeHeading>
      <PageBody tide={false}>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
          <nav aria-label="In this article" className="text-sm lg:col-span-4 print:hidden">
            <ol className="lg:sticky lg:top-28">
              {contentsOf(copy.body).map(({ id, heading }) => (
                <li key={id} className="hairline-t">
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center py-2 text-ink-muted hover:text-accent"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="grid min-w-0 gap-y-10 lg:col-span-8">
            {articleParts(
              copy.body,
              figures.map(({ under }) => under),
            ).map(({ heading, markdown }) => (
              <Fragment key={heading ?? ''}>
                <Prose anchors className="min-w-0">
                  {markdown}
                </Prose>
                {figures
                  .filter(({ under }) => under === heading)
                  .map(({ figure }) => (
                    <ArticleFigure key={figure.heading} figure={figure} />
                  ))}
              </Fragment>
            ))}
          </div>
        </div>
        <Sources sources={copy.sources} />
        <RelatedPages paths={copy.related} />
      </PageBody>
    </article>
  );
}
