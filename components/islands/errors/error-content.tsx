'use client'; // Reads who is visiting, and saves what an error would take away.

import { type ReactNode, useEffect } from 'react';
import { defaultMessages, errorTitle } from '@/lib/errors';
import { isCrawler } from '@/lib/runtime/crawlers';
import { KeptContent } from './kept-content';

/** What takes the place of something that failed, under the title of a server error; to crawlers, what stood there before. */
export function ErrorContent({
  error,
  of,
  children,
}: {
  /** Logged. */
  error: unknown;
  /** Where the thing that failed stands. */
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
