'use client'; // Its button restores the page.

import { buttonLooks } from '@/components/ui/looks';
import { SiteLink } from '@/components/ui/site-link';
import { defaultMessages } from '@/lib/errors';
import { ErrorView } from './error-view';

/** The error page with status 500. Visitors can try again or go to the home page. */
export function ServerError({ retry }: { retry: () => void }) {
  return (
    <ErrorView status={500} heading={defaultMessages.server}>
      <p className="measure text-lg text-ink-muted">
        Something on this page failed. “Try again” brings the page back in its simplest form. If
        that does not help, reload the page. The rest of the site works.
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" onClick={retry} className={buttonLooks.quiet}>
          Try again
        </button>
        <SiteLink href="/" className={buttonLooks.quiet}>
          Go to the home page
        </SiteLink>
      </p>
    </ErrorView>
  );
}
