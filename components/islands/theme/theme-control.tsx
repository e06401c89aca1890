'use client'; // Changes the theme, stores the choice and syncs it with other tabs.

import { Palette } from 'lucide-react';
import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect } from 'react';
import { iconButtonLook } from '@/components/ui/looks';
import { defaultTheme, themes } from '@/content/themes';
import { isThemeField, showTheme } from '@/lib/browser/theme-fields';
import * as constants from '@/lib/constants';
import { useHydrated } from '../use-hydrated';

/** Passes changes of the theme fields to next-themes, and updates the fields when the theme changes. */
function SyncFields() {
  const { theme, setTheme } = useTheme();
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (isThemeField(target)) setTheme(target.value);
    };
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  }, [setTheme]);
  useEffect(() => {
    if (theme !== undefined) showTheme(document, theme);
  }, [theme]);
  return null;
}

/** A native `select` for the theme, with an icon on top of it. */
export function ThemeControl() {
  const isHydrated = useHydrated();
  return (
    <span
      className={`theme-menu needs-scripts relative ${iconButtonLook} @max-[40rem]/header:hidden`}
    >
      <Palette aria-hidden="true" size={20} strokeWidth={1.75} />
      <select name="theme" aria-label="Theme" title="Theme" autoComplete="off">
        {themes.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {isHydrated && (
        <ThemeProvider
          attribute="data-theme"
          themes={themes.map((theme) => theme.name)}
          defaultTheme={defaultTheme}
          storageKey={constants.themeStorageKey}
          enableSystem={false}
          enableColorScheme={false}
          disableTransitionOnChange
          // next-themes renders a script that would set the theme again. React warns
          // about a script unless its type marks it as data.
          scriptProps={{ type: 'application/json' }}
        >
          <SyncFields />
        </ThemeProvider>
      )}
    </span>
  );
}
