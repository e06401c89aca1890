'use client'; // Reads whether the browser or the build renders.

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether scripts run: false in the delivered HTML and while React takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
