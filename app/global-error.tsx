'use client'; // React's error boundaries are client components.

import { ErrorContent } from '@/components/islands/errors/error-content';
import { site } from '@/content/site';
import { defaultMessages } from '@/lib/errors';

/**
 * Shown when the layout crashes. It is a complete document that needs no styles or scripts, with a link to the home page.
 * Crawlers keep the content.
 */
export default function GlobalErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang={site.language}>
      <body>
        <ErrorContent error={error} of={() => document.body}>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <main
            style={{
              fontFamily: 'system-ui, sans-serif',
              margin: '4rem auto',
              maxWidth: '40rem',
              padding: '0 1rem',
            }}
          >
            <p>500</p>
            <h1>{defaultMessages.server}</h1>
            <p>
              Something went wrong on this page.{' '}
              {/* Loads the document, because the router may have failed. */}
              <a href="/">Go to the home page</a>, or:
            </p>
            <button type="button" onClick={retry}>
              Try again
            </button>
          </main>
        </ErrorContent>
      </body>
    </html>
  );
}
