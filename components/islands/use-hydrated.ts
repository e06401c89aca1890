'use client'; // Renders again after hydration.

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * A value that only the browser knows and that does not change by itself: `initial` in the HTML of
 * the build and during hydration, then what `read` returns.
 */
export const useBrowserValue = <Value>(read: () => Value, initial: Value): Value =>
  useSyncExternalStore(subscribe, read, () => initial);

/**
 * Whether the component is hydrated: false in the HTML of the build and during hydration, then
 * true.
 */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
