'use client'; // React's error boundaries are client components.

import { ErrorContent } from '@/components/islands/errors/error-content';
import { ServerError } from '@/components/islands/errors/server-error';

/** Replaces a page that crashed, below the header. Crawlers keep the content. */
export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <ErrorContent error={error} of={() => document.getElementById('content')}>
      <ServerError retry={retry} />
    </ErrorContent>
  );
}
