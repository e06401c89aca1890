'use client'; // The year a visitor reads the page in may be later than the year it was built in.

import { useSyncExternalStore } from 'react';
import { region } from '@/content/region';

const subscribe = () => () => {};
const yearNow = () =>
  Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: region.timeZone }).format(
      new Date(),
    ),
  );

/** The current year in the company's time zone; the year of the build until scripts run. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  return useSyncExternalStore(subscribe, yearNow, () => buildYear);
}
