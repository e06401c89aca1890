import { lowDataStorageKey } from '@/lib/constants';

/*
 * Sets `data-low-data` on the root if the visitor has chosen low-data mode, or has made no choice and the browser's data saver is
 * on. Otherwise enables the preload of the display font, which the build disables with `media="not all"`. This must run in the
 * head, before the browser requests fonts.
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
