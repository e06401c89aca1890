'use client'; // Detects crawlers, and restores content that an error removed.

import { type ReactNode, useEffect } from 'react';
import { defaultMessages, errorTitle } from '@/lib/errors';
import { isCrawler } from '@/lib/runtime/crawlers';
import { KeptContent } from './kept-content';

/** Replaces content that crashed with the error page. Crawlers keep the content. */
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
