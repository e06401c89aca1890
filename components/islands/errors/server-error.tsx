'use client'; // Clears the error it shows, in place or on the way to another page.

import { SiteLink } from '@/components/ui/site-link';
import type { PagePath } from '@/content/tree';
import { defaultMessages } from '@/lib/errors';
import { ErrorView } from './error-view';

const button =
  'inline-flex min-h-12 items-center rounded-sm px-6 font-semibold hairline border-ink-muted hover:border-ink';

/** The generic error page, status 500. Its error can be cleared, also with a redirect to the home page. */
export function ServerError({ retry, redirect = '/' }: { retry: () => void; redirect?: PagePath }) {
  return (
    <ErrorView status={500} heading={defaultMessages.server}>
      <p className="measure text-lg text-ink-muted">
        Something on this page failed. Try again; if it fails once more, the rest of the site still
        works.
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" onClick={retry} className={button}>
          Try again
        </button>
        <SiteLink href={redirect} className={button}>
          Go to the home page
        </SiteLink>
      </p>
    </ErrorView>
  );
}
