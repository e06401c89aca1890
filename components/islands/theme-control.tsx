'use client'; // Lets the visitor change the theme, and fetches the theme library at the first sign that it is wanted.

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import * as constants from '@/lib/constants';
import { Optional } from './optional';
import type { ThemeChosen } from './theme-library';
import { useHydrated } from './use-hydrated';
import { chooseTheme, useChoiceOfTheme, useTheme } from './use-theme';

interface ThemeOption {
  readonly name: string;
  readonly label: string;
}

/** A native select of the themes, shown as one icon. Until scripts run its place in the header is kept. */
export function ThemeControl({
  themes,
  icon,
}: {
  themes: readonly ThemeOption[];
  icon: ReactNode;
}) {
  const isHydrated = useHydrated();
  const theme = useTheme();
  const [chosen, setChosen] = useState<ThemeChosen>();
  const [loaded, setLoaded] = useState<{
    readonly ThemeLibrary: ComponentType<{ chosen: ThemeChosen | undefined }>;
  }>();

  const load = useCallback(() => {
    import('./theme-library').then(setLoaded, (error: unknown) =>
      console.warn('The choice of theme holds for this page alone.', error),
    );
  }, []);

  useChoiceOfTheme((name) => {
    document.documentElement.dataset.theme = name;
    setChosen({ theme: name });
    load();
  });

  // Another tab's choice is a sign as well: the library starts from what is stored.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === constants.themeStorageKey) load();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [load]);

  if (!isHydrated) return <span className="header-tool needs-scripts" />;
  return (
    <span className="header-tool theme-menu">
      {icon}
      <select
        aria-label="Theme"
        title="Theme"
        value={theme}
        onPointerEnter={load}
        onFocus={load}
        onChange={(event) => chooseTheme(event.target.value)}
      >
        {themes.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {loaded && (
        <Optional>
          <loaded.ThemeLibrary chosen={chosen} />
        </Optional>
      )}
    </span>
  );
}
