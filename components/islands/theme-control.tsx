'use client'; // Loads the theme menu after the page.

import dynamic from 'next/dynamic';
import { Optional } from './optional';

const LazyThemeMenu = dynamic(() => import('./theme-menu').then(({ ThemeMenu }) => ThemeMenu), {
  ssr: false,
  loading: () => <span className="header-tool needs-scripts" />,
});

/** The theme menu, loaded lazily; until it is there, its place in the header is kept. */
export function ThemeControl() {
  return (
    <Optional>
      <LazyThemeMenu />
    </Optional>
  );
}
