'use client'; // Reads the current theme from the page.

import { themes } from '@/content/brand/themes';

/**
 * The themes as radio buttons, each with a sample of its colours. `ThemeControl` applies the
 * choice.
 */
export function ThemeChoice() {
  return (
    <fieldset className="min-w-0 px-5 pt-4 pb-5">
      <legend className="float-left w-full text-[0.875rem] font-semibold text-ink-muted">
        Theme
      </legend>
      {themes.map(({ name, label }) => (
        <label
          key={name}
          className="clear-both flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere"
        >
          <input
            type="radio"
            name="theme"
            value={name}
            defaultChecked={document.documentElement.dataset.theme === name}
            className="size-4.5 flex-none accent-accent"
          />
          <span
            aria-hidden="true"
            data-theme={name}
            className="size-6 flex-none forced-color-adjust-none border border-ink-muted bg-[linear-gradient(135deg,var(--canvas)_50%,var(--accent)_50%)]"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
