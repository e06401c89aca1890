'use client'; // Whether the office is open depends on when the page is read. Rendered in the browser only.

import { useSyncExternalStore } from 'react';
import { openingAt, openingInWords } from '@/lib/business-hours';

const everyHalfMinute = (callback: () => void) => {
  const timer = window.setInterval(callback, 30_000);
  return () => window.clearInterval(timer);
};

/** Whether the office is open now, in words. */
export function OpeningNow() {
  const words = useSyncExternalStore(everyHalfMinute, () => openingInWords(openingAt(new Date())));
  return (
    <p role="status" className="measure mb-4 text-lg font-semibold">
      {words}
    </p>
  );
}
