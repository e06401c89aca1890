'use client'; // Lets the visitor change the theme.

import { themes } from '@/content/themes';
import { chooseTheme, useTheme } from './use-theme';

/** The themes as a group of radio buttons, each with a sample of its colours. For places that only scripts open. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <fieldset className="theme-choice">
      <legend>Theme</legend>
      {themes.map(({ name, label }) => (
        <label key={name}>
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme === name}
            onChange={() => chooseTheme(name)}
          />
          <span aria-hidden="true" data-theme={name} className="theme-sample" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
