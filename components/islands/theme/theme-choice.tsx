'use client'; // Reads the current theme from the page.

import { ThemeRows } from './theme-rows';

/** The themes in the sheet of a narrow header. */
export function ThemeChoice() {
  return (
    // A form of its own: otherwise its radio buttons would be in one group with those of the
    // header.
    <form aria-label="Theme" className="theme-rows p-5">
      <ThemeRows chosen={document.documentElement.dataset.theme} />
    </form>
  );
}
