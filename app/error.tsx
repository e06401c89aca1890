'use client'; // React's error boundaries are client components.

import { useEffect } from 'react';
import { KeptContent } from '@/components/islands/kept-content';
import { ServerError } from '@/components/islands/server-error';
import { isCrawler } from '@/lib/browser/crawlers';

/** Takes the place of a page that failed, below the header; to crawlers it leaves the page as it stood. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  if (isCrawler(navigator.userAgent)) {
    return <KeptContent of={() => document.getElementById('content')} />;
  }
  return <ServerError retry={retry} />;
}
