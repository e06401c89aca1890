import { ErrorView } from '@/components/ui/error-view';
import { SiteLink } from '@/components/ui/site-link';
import { defaultMessages, errorTitle } from '@/lib/errors';

/** The content of the page that hosts send with status 500. */
export function ServerFailure() {
  return (
    <>
      <title>{errorTitle(500, defaultMessages.server)}</title>
      <ErrorView status={500} heading={defaultMessages.server}>
        <p className="measure text-lg text-ink-muted">
          The server failed to answer. Try again in a few minutes, start at the{' '}
          <SiteLink href="/" className="text-ink underline">
            home page
          </SiteLink>
          , or{' '}
          <SiteLink href="/contact" className="text-ink underline">
            contact us
          </SiteLink>
          .
        </p>
      </ErrorView>
    </>
  );
}
