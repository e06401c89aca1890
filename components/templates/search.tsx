import { Fragment } from 'react';
import { Island } from '@/components/islands/island';
import { SearchPage } from '@/components/islands/search/search-page';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { ButtonLink } from '@/components/ui/button-link';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { listedOfKind } from '@/lib/pages/guards';

/** The search page. Without scripts it lists other ways to find a page. */
export function SearchTemplate({ path }: { path: PagePathOf<'search'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody hasTideLine={false}>
        {/* This element is at least as high as the screen. The footer is therefore out of view when results move it. */}
        <div className="min-h-dvh max-w-3xl">
          <Island name="search-page" component={SearchPage} props={{}} when="load" />
          <noscript>
            <p className="text-lg">
              Search needs JavaScript, which is off in your browser. The{' '}
              <SiteLink href="/sitemap" className="text-accent underline">
                sitemap
              </SiteLink>{' '}
              lists every page
              {listedOfKind('glossary').map((glossary) => (
                <Fragment key={glossary}>
                  , the{' '}
                  <SiteLink href={glossary} className="text-accent underline">
                    glossary
                  </SiteLink>{' '}
                  explains the words
                </Fragment>
              ))}
              {listedOfKind('faqs').map((faqs) => (
                <Fragment key={faqs}>
                  , and the{' '}
                  <SiteLink href={faqs} className="text-accent underline">
                    common questions
                  </SiteLink>{' '}
                  have their answers on one page
                </Fragment>
              ))}
              . Or ask us:
            </p>
            <p className="mt-6">
              <ButtonLink href="/contact">Contact</ButtonLink>
            </p>
          </noscript>
        </div>
      </PageBody>
    </article>
  );
}
