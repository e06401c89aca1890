import { DrawingCover, SmallPicture } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { ClosingRow } from '@/components/sections/company/closing-row';
import { Filter } from '@/components/sections/lists/filter';
import { Pagination } from '@/components/sections/lists/pagination';
import { Sections } from '@/components/sections/sections';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { PagePathOf } from '@/content/tree';
import { dayInWords } from '@/content/values/days';
import { classNames } from '@/lib/class-names';
import { postDrawing } from '@/lib/figures/post-drawing';
import { filePaths } from '@/lib/file-paths';
import { buildFacet, type EntryFacets, facetAttributes, tagFacetValue } from '@/lib/filters/facets';
import { copyOf } from '@/lib/pages/copy';
import { entriesOn, entryNoun, pageCount } from '@/lib/pages/listings';
import { publishedPosts, readingTime } from '@/lib/pages/posts';

const feedLinkLook = 'underline underline-offset-4';

function FeedLinks() {
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted sm:ml-auto">
      Follow by feed:{' '}
      <TextLink href={filePaths.rss} type="application/rss+xml" className={feedLinkLook}>
        RSS
      </TextLink>
      <TextLink href={filePaths.jsonFeed} type="application/feed+json" className={feedLinkLook}>
        JSON Feed
      </TextLink>
    </span>
  );
}

function facetsOf(post: PagePathOf<'post'>): EntryFacets {
  return { tag: copyOf(post).tags.map(tagFacetValue) };
}

/** A post as a link, with its day and its reading time. The one that leads has its drawing. */
function Entry({ post, isLead = false }: { post: PagePathOf<'post'>; isLead?: boolean }) {
  const { heading, summary, published, body, tags } = copyOf(post);
  const drawing = isLead && postDrawing(post);
  return (
    <SiteLink
      href={post}
      className={classNames(
        'group gap-y-3 no-underline',
        isLead
          ? 'grid items-center gap-x-12 pb-6 lg:grid-cols-[28rem_minmax(0,1fr)] lg:pb-12'
          : 'flex gap-x-3 py-2 lg:gap-x-6 lg:py-6',
      )}
    >
      {isLead ? (
        <div className="print:hidden">
          {drawing && <DrawingCover path={post} drawing={drawing} />}
        </div>
      ) : (
        <SmallPicture path={post} className="w-18 shrink-0 lg:w-36" />
      )}
      <div className="flex min-w-0 flex-col">
        <h2
          className={classNames(
            'mt-1 group-hover:text-accent',
            isLead ? 'text-2xl' : 'text-base leading-tight sm:text-xl',
          )}
        >
          <UnbrokenText>{heading}</UnbrokenText>
        </h2>
        <p className="order-first text-sm text-ink-muted">
          <time dateTime={published}>{dayInWords(published)}</time> · {readingTime(body)}
          <span className="max-sm:hidden"> · {tags.join(', ')}</span>
        </p>
        <p className="measure mt-1 text-ink-muted max-sm:text-sm lg:mt-2">{summary}</p>
      </div>
    </SiteLink>
  );
}

/** All posts, newest first, with a filter by tag. The newest one leads, above the filter. */
export function BlogIndexTemplate({
  path,
  number,
}: {
  path: PagePathOf<'blog-index'>;
  number: number;
}) {
  const copy = copyOf(path);
  const posts = entriesOn(number, publishedPosts);
  const count = pageCount(publishedPosts.length);
  const lead = number === 1 ? posts[0] : undefined;
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody hasTideLine={false}>
        <Filter
          id="post-filter"
          facet={buildFacet('tag', 'Subject', posts.map(facetsOf))}
          noun={entryNoun(count, 'article', 'articles')}
          lead={
            lead && (
              <ul>
                <li data-entry="" {...facetAttributes(facetsOf(lead))}>
                  <Entry post={lead} isLead />
                </li>
              </ul>
            )
          }
        >
          <ul className="gap-x-12 lg:grid lg:grid-cols-2">
            {posts.slice(lead ? 1 : 0).map((post) => (
              <li
                key={post}
                data-entry=""
                {...facetAttributes(facetsOf(post))}
                className="hairline-t"
              >
                <Entry post={post} />
              </li>
            ))}
          </ul>
        </Filter>
        <Pagination path={path} number={number} count={count} />
        <Sections sections={copy.sections} />
        <ClosingRow>
          <FeedLinks />
        </ClosingRow>
      </PageBody>
    </article>
  );
}
