'use client'; // Renders again after hydration.

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the component is hydrated: false in the HTML of the build and during hydration, then
 * true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
