import { Fragment } from 'react';
import { DrawingCover } from '@/components/figures/drawing/drawing';
import { Contents } from '@/components/layout/contents';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading } from '@/components/layout/page-heading';
import { ArticleFigure } from '@/components/sections/article-figure';
import { ClosingRow } from '@/components/sections/company/closing-row';
import { PageEnd } from '@/components/sections/page-end';
import { linkLook } from '@/components/ui/looks';
import { Prose } from '@/components/ui/prose';
import { StatusLabel } from '@/components/ui/status-label';
import type { PagePathOf } from '@/content/tree';
import { dayInWords, today } from '@/content/values/days';
import { classNames } from '@/lib/class-names';
import { postDrawing } from '@/lib/figures/post-drawing';
import { tagFacetValue } from '@/lib/filters/facets';
import { articleParts } from '@/lib/pages/article';
import { copyOf } from '@/lib/pages/copy';
import { blogPathOf } from '@/lib/pages/listings';
import { readingTime } from '@/lib/pages/posts';

export function PostTemplate({ path }: { path: PagePathOf<'post'> }) {
  const copy = copyOf(path);
  const figures = copy.figures ?? [];
  const drawing = postDrawing(path);
  return (
    <article>
      <PictureHeading
        path={path}
        heading={copy.heading}
        lead={copy.lead}
        picture={drawing && <DrawingCover path={path} drawing={drawing} />}
      >
        {copy.published > today() && (
          // Only `next dev` shows this, because a build omits the page until the day of
          // publication.
          <StatusLabel>Held back until {dayInWords(copy.published)}</StatusLabel>
        )}
        <p className="text-sm text-ink-muted">
          <time dateTime={copy.published}>{dayInWords(copy.published)}</time>
          {copy.revision && (
            <>
              , revised <time dateTime={copy.updated}>{dayInWords(copy.updated)}</time>:{' '}
              {copy.revision}
            </>
          )}{' '}
          · {readingTime(copy.body)} to read
        </p>
        <ul aria-label="Subjects" className="flex flex-wrap gap-x-4 text-sm">
          {copy.tags.map((tag) => (
            <li key={tag}>
              <a
                href={`${blogPathOf(path)}?tag=${tagFacetValue(tag).value}`}
                className={classNames(linkLook, 'underline')}
              >
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </PictureHeading>
      <PageBody hasTideLine={false}>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12 print:block">
          <Contents label="In this article" text={copy.body} isSticky />
          <div className="grid min-w-0 gap-y-10 lg:col-span-8 print:block">
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
        <PageEnd related={copy.related} sources={copy.sources}>
          <ClosingRow />
        </PageEnd>
      </PageBody>
    </article>
  );
}
