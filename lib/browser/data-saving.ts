import { lowDataStorageKey } from '@/lib/constants';

/**
 * Whether low-data mode is on at the start of a page: the visitor has chosen it, or has made no
 * choice and the browser's data saver is on.
 */
export function startsInLowData(): boolean {
  let choice: string | null | undefined;
  try {
    choice = localStorage.getItem(lowDataStorageKey);
  } catch {
    // Storage is blocked, so that there is no choice.
  }
  return choice === 'on' || (choice !== 'off' && Boolean(navigator.connection?.saveData));
}

const slowTypes: readonly (string | undefined)[] = ['slow-2g', '2g'];

/**
 * Whether to save data: the browser's data saver or low-data mode is on, or the connection is
 * slow-2g or 2g.
 */
export function shouldSaveData(): boolean {
  // Browsers without the Network Information API have no `connection`.
  const { connection } = navigator;
  return (
    document.documentElement.dataset.lowData !== undefined ||
    connection?.saveData === true ||
    slowTypes.includes(connection?.effectiveType)
  );
}
