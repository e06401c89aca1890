import { CoverArt } from '@/components/art/cover-art';
import { ErrorView } from '@/components/ui/error-view';
import { controlLook } from '@/components/ui/looks';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/content/site';
import type { PagePath } from '@/content/tree';
import { classNames } from '@/lib/class-names';
import { callAddress } from '@/lib/contact-addresses';
import { defaultMessages, errorTitle } from '@/lib/errors';
import { listedChildrenOf, listedPages } from '@/lib/pages/guards';
import { listingValidations } from '@/lib/pages/listings';
import { nameOf } from '@/lib/pages/titles';

/** The first four sections of the page tree that lists may show. */
const sections = listedPages
  .filter(({ parent, path }) => parent === '/' && listedChildrenOf(path).length > 0)
  .map(({ path }) => path)
  .slice(0, 4);
const mainPages = [...sections, '/contact', '/sitemap'] as const satisfies readonly PagePath[];

/** The content of the not-found page. A script adds the requested path and similar pages. */
export function NotFound() {
  return (
    <>
      <title>{errorTitle(404, defaultMessages.notFound)}</title>
      <ErrorView
        status={404}
        heading={defaultMessages.notFound}
        picture={<CoverArt path="/" size="panel" className="size-36 lg:size-auto" />}
      >
        <p className="measure text-lg text-ink-muted">
          The page may have moved, or the address has a typing error. Search, or start from the{' '}
          <SiteLink href="/" className="text-ink underline">
            home page
          </SiteLink>
          . If something is down, call{' '}
          <TextLink href={callAddress} className="text-ink underline">
            {site.contact.phone.value}
          </TextLink>
          .
        </p>
        <form action="/search" className="mt-3 flex max-w-xl flex-wrap gap-2">
          <input
            type="search"
            name="q"
            required
            aria-label="What are you looking for?"
            placeholder="Search the site"
            className={classNames(controlLook, 'mt-0 w-auto min-w-[min(12rem,100%)] flex-1')}
          />
          <button
            type="submit"
            className="min-h-12 rounded-sm bg-accent px-6 font-semibold text-accent-ink hover:bg-ink hover:text-canvas"
          >
            Search
          </button>
        </form>
        <nav
          id="nearest-pages"
          hidden
          aria-labelledby="nearest-pages-heading"
          data-validations={JSON.stringify(listingValidations)}
          className="mt-6"
        >
          <h2 id="nearest-pages-heading" className="text-xl">
            Did you mean one of these?
          </h2>
          <ul className="mt-3 max-w-2xl">
            {/* A script makes a copy of this entry for each suggestion. */}
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
        <nav aria-label="Main pages" className="mt-3">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6">
            {mainPages.map((path) => (
              <li key={path} className="hairline-t">
                <SiteLink
                  href={path}
                  className="flex min-h-target items-center font-display font-semibold underline underline-offset-4 hover:text-accent"
                >
                  {nameOf(path)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </ErrorView>
    </>
  );
}
