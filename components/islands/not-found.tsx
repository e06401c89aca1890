'use client'; // A static host serves one file for every unknown path; only the browser knows which path it was.

import { useSyncExternalStore } from 'react';
import { ErrorView } from '@/components/layout/error-view';
import { SiteLink } from '@/components/ui/site-link';
import { errorTitle, notFoundMessage, readablePath } from '@/lib/errors';
import { NearestPages } from './nearest-pages';

const subscribe = () => () => {};

/** The not-found page with the message for the path that was asked for. */
export function NotFound() {
  const path = useSyncExternalStore(
    subscribe,
    () => readablePath(window.location.pathname),
    () => undefined,
  );
  const message = notFoundMessage(path);
  return (
    <>
      <title>{errorTitle(404, message)}</title>
      <ErrorView status={404} heading={message}>
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
        {path !== undefined && <NearestPages path={path} />}
      </ErrorView>
    </>
  );
}
