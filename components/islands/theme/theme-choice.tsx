'use client'; // Shows the current theme, in places that only scripts open.

import { themes } from '@/content/themes';

/** The themes as radio buttons, each with a sample of its colours. `ThemeControl` applies the choice. */
export function ThemeChoice() {
  return (
    <fieldset className="theme-choice">
      <legend>Theme</legend>
      {themes.map(({ name, label }) => (
        <label key={name}>
          <input
            type="radio"
            name="theme"
            value={name}
            defaultChecked={document.documentElement.dataset.theme === name}
          />
          <span aria-hidden="true" data-theme={name} className="theme-sample" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
