'use client'; // Reads who is visiting, and saves what an error would take away.

import { type ReactNode, useEffect } from 'react';
import { defaultMessages, errorTitle } from '@/lib/errors';
import { isCrawler } from '@/lib/runtime/crawlers';
import { KeptContent } from './kept-content';

/** Replaces content that crashed by the error page. Crawlers keep the content. */
export function ErrorContent({
  error,
  of,
  children,
}: {
  /** Logged. */
  error: unknown;
  /** Returns the element with the content that crashed. */
  of: () => Element | null;
  children: ReactNode;
}) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  if (isCrawler(navigator.userAgent)) return <KeptContent of={of} />;
  return (
    <>
      <title>{errorTitle(500, defaultMessages.server)}</title>
      {children}
    </>
  );
}
