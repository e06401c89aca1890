'use client'; // React's error boundaries are client components.

import { useEffect } from 'react';
import { ServerError } from '@/components/islands/server-error';

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <ServerError retry={retry} />;
}
