'use client'; // Whether the office is open depends on when the page is read.

import { lazy, Suspense } from 'react';
import { Optional } from './optional';
import { useHydrated } from './use-hydrated';

// Loaded by itself, with the hours and the holidays, since what one page's islands import comes with every page.
const OpeningNow = lazy(() =>
  import('./opening-now').then((module) => ({ default: module.OpeningNow })),
);

/** Whether the office is open now, in words; nothing until scripts run, when the table of hours beside it has to do. */
export function OpenNow() {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <Optional>
      <Suspense>
        <OpeningNow />
      </Suspense>
    </Optional>
  );
}
