import {
  NotFoundMessage,
  NotFoundStatus,
  PagesNearby,
} from '@/components/islands/not-found-message';
import { SiteLink } from '@/components/ui/site-link';
import { listingValidations } from '@/lib/listings';
import { ErrorView } from './error-view';

/** The not-found page with the message for the path that was asked for. */
export function NotFound() {
  return (
    <ErrorView
      status={<NotFoundStatus validations={listingValidations} />}
      heading={<NotFoundMessage validations={listingValidations} />}
    >
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
      <PagesNearby />
    </ErrorView>
  );
}
