'use client'; // Loads the theme menu after the page.

import { lazy, Suspense } from 'react';
import { Optional } from './optional';
import { useHydrated } from './use-hydrated';

// Not the framework's own way to load lazily, which alone would be 1 kB of every page's scripts.
const load = () => import('./theme-menu').then((module) => ({ default: module.ThemeMenu }));
// Asked for while the page is still being hydrated, so that the menu does not come a step later.
const early = typeof window === 'undefined' ? undefined : load();
early?.catch(() => {}); // Whoever renders it hears of it.
const LazyThemeMenu = lazy(() => early ?? load());

const place = <span className="header-tool needs-scripts" />;

/** The theme menu, loaded lazily; until it is there, its place in the header is kept. */
export function ThemeControl() {
  const isHydrated = useHydrated();
  if (!isHydrated) return place;
  return (
    <Optional>
      <Suspense fallback={place}>
        <LazyThemeMenu />
      </Suspense>
    </Optional>
  );
}
