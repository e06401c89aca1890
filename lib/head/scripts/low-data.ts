import { lowDataStorageKey } from '@/lib/constants';

/*
 * Sets `data-low-data` on the root if the visitor chose low-data mode, or has made no choice and the browser saves data.
 * Otherwise enables the preload of the display font. It runs in the head, because the browser requests fonts before other
 * scripts run.
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
    link.media = 'all';
  }
}
