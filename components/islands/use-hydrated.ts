'use client'; // Its result differs between the build and the browser.

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the component is hydrated: false in the HTML of the build and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
