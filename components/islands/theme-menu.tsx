'use client'; // Lets the visitor change the theme.

import { Palette } from 'lucide-react';
import { useTheme } from 'next-themes';
import { themes } from '@/content/themes';

/** A native select of the four themes, shown as one icon. Rendered in the browser only. */
export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  return (
    <span className="header-tool theme-menu">
      <Palette aria-hidden="true" size={20} strokeWidth={1.75} />
      <select
        aria-label="Theme"
        title="Theme"
        value={theme}
        onChange={(event) => setTheme(event.target.value)}
      >
        {themes.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
