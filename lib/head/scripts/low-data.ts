import { lowDataStorageKey, wideScreenPx } from '@/lib/constants';

/*
 * Marks the root with `data-low-data` where the visitor chose the low-data mode, or where the browser's data saver is on
 * and the visitor chose nothing. Elsewhere lets the preload of the font go ahead, on wide screens alone: on a phone it would
 * share a slow connection with the page. It runs in the head, since fonts are asked for before any other script runs.
 */
function storedChoice(): string | null {
  try {
    return localStorage.getItem(lowDataStorageKey);
  } catch {
    return null;
  }
}

const choice = storedChoice();
if (choice === 'on' || (choice !== 'off' && navigator.connection?.saveData)) {
  document.documentElement.dataset.lowData = '';
} else {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) {
    link.media = `(min-width:${wideScreenPx}px)`;
  }
}
