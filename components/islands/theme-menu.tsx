'use client'; // Lets the visitor change the theme.

import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import { defaultTheme, themes } from '@/content/themes';

const subscribe = () => () => {};

/** A native select of the four themes. Usable once scripts run; hidden without them. */
export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  const current = useSyncExternalStore(
    subscribe,
    () => theme,
    () => defaultTheme,
  );
  return (
    <label className="needs-scripts">
      <span className="sr-only">Theme</span>
      <select
        value={current}
        onChange={(event) => setTheme(event.target.value)}
        className="hairline min-h-11 border-ink-muted bg-canvas px-3 text-sm"
      >
        {themes.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
