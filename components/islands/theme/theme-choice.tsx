'use client'; // Reads the current theme from the page, and names the chosen one.

import { ChevronDown } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { themes } from '@/content/brand/themes';
import { ThemeRows } from './theme-rows';

const themeOfPage = () => document.documentElement.dataset.theme;

/** Calls back when the theme changes, in this tab or in another one. */
function onThemeChange(call: () => void): () => void {
  const observer = new MutationObserver(call);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/**
 * The themes in the sheet of a narrow header, below a row with the name of the chosen one. The row
 * is as high as those above it, so all of it is in view on a small phone. When a visitor opens the
 * themes, they scroll into view.
 * @param rowLook the classes of a row of the sheet
 */
export function ThemeChoice({ rowLook = '' }: { rowLook?: string }) {
  const chosen = useSyncExternalStore(onThemeChange, themeOfPage);
  const current = themes.find(({ name }) => name === chosen);
  return (
    // A form of its own: otherwise its radio buttons would be in one group with those of the
    // header.
    <form aria-label="Theme">
      <details
        className="group"
        onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      >
        <summary className={`cursor-pointer ${rowLook}`}>
          Colours{current && `: ${current.label}`}
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="flex-none transition-[rotate] duration-quick ease-out group-open:rotate-180"
          />
        </summary>
        <div className="theme-rows p-5">
          <ThemeRows chosen={chosen} />
        </div>
      </details>
    </form>
  );
}
