'use client'; // React's error boundaries are client components.

import { ErrorContent } from '@/components/islands/errors/error-content';
import { ServerError } from '@/components/islands/errors/server-error';

/** Takes the place of a page that failed, below the header; to crawlers it leaves the page as it stood. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <ErrorContent error={error} of={() => document.getElementById('content')}>
      <ServerError retry={retry} />
    </ErrorContent>
  );
}
