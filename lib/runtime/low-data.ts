import * as constants from '@/lib/constants';

/**
 * The sentence that says what low-data mode has saved.
 * @param pages the number of pages that were not prefetched
 */
export function lowDataReport(pages: number): string {
  const notAhead = pages === 0 ? 'no pages' : `${pages} ${pages === 1 ? 'page' : 'pages'} not`;
  return `On this page: no web fonts, no animations, and ${notAhead} loaded ahead.`;
}

/**
 * Connects the switch in the footer to low-data mode, and shows below the switch what the mode has
 * saved.
 */
export function connectLowDataSwitch(): void {
  const root = document.documentElement;
  const field = document.querySelector<HTMLInputElement>('#low-data');
  const report = document.querySelector('#low-data-report');
  if (!field || !report) return;
  const show = () => {
    const { lowData, skipped } = root.dataset;
    field.checked = lowData !== undefined;
    const text = lowData === undefined ? '' : lowDataReport(Number(skipped ?? 0));
    if (report.textContent !== text) report.textContent = text;
  };
  /** A choice that could not be stored. It lasts as long as the page, also when it is kept for Back. */
  let unstored: boolean | undefined;
  const apply = (isOn: boolean) => root.toggleAttribute('data-low-data', isOn);
  const choose = () => {
    const isOn = field.checked;
    apply(isOn);
    try {
      localStorage.setItem(constants.lowDataStorageKey, isOn ? 'on' : 'off');
      unstored = undefined;
    } catch {
      unstored = isOn;
    }
  };
  /** Undoes what `lib/head/scripts/low-data.ts` does at the same events. */
  const keepUnstored = (event: Event) => {
    if (event instanceof StorageEvent && event.key === constants.lowDataStorageKey)
      unstored = undefined;
    if (unstored !== undefined) apply(unstored);
  };
  // The visitor may have used the switch before this script ran.
  if (field.checked !== (root.dataset.lowData !== undefined)) choose();
  field.addEventListener('change', choose);
  addEventListener('pageshow', keepUnstored);
  addEventListener('storage', keepUnstored);
  new MutationObserver(show).observe(root, {
    attributeFilter: ['data-low-data', 'data-skipped'],
  });
  show();
}
