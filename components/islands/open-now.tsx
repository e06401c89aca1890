'use client'; // Whether the office is open depends on when the page is read.

import { useSyncExternalStore } from 'react';
import { openingAt, openingInWords } from '@/lib/business-hours';

const everyHalfMinute = (callback: () => void) => {
  const timer = window.setInterval(callback, 30_000);
  return () => window.clearInterval(timer);
};

/** Whether the office is open now, in words; nothing until scripts run, when the table of hours beside it has to do. */
export function OpenNow() {
  const words = useSyncExternalStore(
    everyHalfMinute,
    () => openingInWords(openingAt(new Date())),
    () => undefined,
  );
  if (words === undefined) return null;
  return (
    <p role="status" className="measure mb-4 text-lg font-semibold">
      {words}
    </p>
  );
}
