'use client'; // Starts the runtime where Next hydrates the page itself.

import { useEffect } from 'react';

/** The runtime of a page that Next hydrates, as in development. In a finished build the page's own script starts it. */
export function PlainRuntime() {
  useEffect(() => {
    import('@/lib/runtime/start').then(
      ({ startRuntime }) => startRuntime(),
      (error: unknown) => console.warn('The runtime could not be loaded.', error),
    );
  }, []);
  return null;
}
