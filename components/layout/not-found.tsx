import { SiteLink } from '@/components/ui/site-link';
import { defaultMessages, errorTitle } from '@/lib/errors';
import { listingValidations } from '@/lib/pages/listings';
import { ErrorView } from './error-view';

/** The content of the not-found page. The runtime puts in the path that was asked for, and the pages nearest to it. */
export function NotFound() {
  return (
    <>
      <title>{errorTitle(404, defaultMessages.notFound)}</title>
      <ErrorView status={404} heading={defaultMessages.notFound}>
        <p className="measure text-lg text-ink-muted">
          The page may have moved, or the address may have a slip in it. Everything on the site is
          listed in the{' '}
          <SiteLink href="/sitemap" className="text-ink underline">
            sitemap
          </SiteLink>
          , and the{' '}
          <SiteLink href="/" className="text-ink underline">
            home page
          </SiteLink>{' '}
          is a good place to start again.
        </p>
        <nav
          id="nearest-pages"
          hidden
          aria-labelledby="nearest-pages-heading"
          data-validations={JSON.stringify(listingValidations)}
          className="mt-10"
        >
          <h2 id="nearest-pages-heading" className="text-xl">
            Did you mean one of these?
          </h2>
          <ul className="mt-3 max-w-2xl">
            {/* The pattern of each entry. */}
            <li hidden className="hairline-t">
              <a
                href="/"
                className="group flex min-h-14 flex-wrap items-center gap-x-4 py-2 no-underline"
              >
                <span className="font-semibold group-hover:text-accent" />
                <span className="text-sm text-ink-muted" />
              </a>
            </li>
          </ul>
        </nav>
      </ErrorView>
    </>
  );
}
