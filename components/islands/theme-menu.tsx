'use client'; // Lets the visitor change the theme.

import { Palette } from 'lucide-react';
import { themes } from '@/content/themes';
import { useTheme } from './use-theme';

/** A native select of the four themes, shown as one icon. Rendered in the browser only. */
export function ThemeMenu() {
  const { theme, choose } = useTheme();
  return (
    <span className="header-tool theme-menu">
      <Palette aria-hidden="true" size={20} strokeWidth={1.75} />
      <select
        aria-label="Theme"
        title="Theme"
        value={theme}
        onChange={(event) => choose(event.target.value)}
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
