import { lowDataStorageKey } from '@/lib/constants';

/*
 * Sets `data-low-data` on the root if the visitor has chosen low-data mode, or has made no choice
 * and the browser's data saver is on. This must run in the head, before the browser requests fonts.
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
}
