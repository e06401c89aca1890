import { isThemeField, showTheme } from '@/lib/browser/theme-fields';
import * as constants from '@/lib/constants';
import type { IslandElement } from '../island-element';
import type { RunIsland } from '../run-island';
import { listen } from './listen';

/**
 * Shows and stores a chosen theme at once, and runs the theme's island, which takes over from there. Also has the fields for
 * the theme and the low-data mode show what is on: the browser may restore what they said on another page.
 */
export function followTheme(run: RunIsland): void {
  const root = document.documentElement;

  listen('change', ({ target }) => {
    if (!isThemeField(target)) return;
    const island = document.querySelector<IslandElement>(
      '[data-island="theme"]:not([data-running])',
    );
    if (!island) return;
    root.dataset.theme = target.value;
    try {
      localStorage.setItem(constants.themeStorageKey, target.value);
    } catch {
      // Storage may be blocked or full: the choice lasts for this page.
    }
    run(island).catch(() => {});
  });

  const showState = () => {
    showTheme(document, root.dataset.theme ?? '');
    const lowData = document.querySelector<HTMLInputElement>('#low-data');
    if (lowData) lowData.checked = root.dataset.lowData !== undefined;
  };
  showState();
  // The page may not be parsed to its end yet.
  document.addEventListener('DOMContentLoaded', showState);
  addEventListener('pageshow', showState);
}
