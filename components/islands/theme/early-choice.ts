import { type IslandElement, listen, type RunIsland } from 'prerendered-islands';
import * as constants from '@/lib/constants';

/** Whether an element is a radio button for choosing the theme. */
export function isThemeField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === 'theme';
}

/**
 * If a visitor chooses a theme before the island of the theme runs, applies and stores the theme,
 * and runs the island. Also sets the fields for the theme and for low-data mode to the current
 * state: each time the theme changes, in this tab or in another one, and because the browser may
 * have restored earlier values.
 */
export function handleThemeChanges(run: RunIsland): void {
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
      // If storage is blocked or full, the choice applies only to this page.
    }
    run(island).catch(() => {});
  });

  const showState = () => {
    for (const field of document.getElementsByName('theme'))
      if (isThemeField(field)) field.checked = field.value === root.dataset.theme;
    const lowData = document.querySelector<HTMLInputElement>('#low-data');
    if (lowData) lowData.checked = root.dataset.lowData !== undefined;
  };
  showState();
  new MutationObserver(showState).observe(root, { attributeFilter: ['data-theme'] });
  // The parser may not have reached the fields yet.
  document.addEventListener('DOMContentLoaded', showState);
  addEventListener('pageshow', showState);
}
