import * as constants from '@/lib/constants';

/**
 * What the low-data mode says it saved.
 * @param pages how many pages have not been loaded ahead
 */
export function lowDataReport(pages: number): string {
  const ahead =
    pages === 0 ? 'nothing loaded' : `${pages} ${pages === 1 ? 'page' : 'pages'} not loaded`;
  return `Saved on this page: no web fonts, ${ahead} ahead, nothing moving.`;
}

/** Ties the low-data switch at the foot of the page to the mode, and says below it what the mode has saved. */
export function followLowDataSwitch(): void {
  const root = document.documentElement;
  const field = document.querySelector<HTMLInputElement>('#low-data');
  const report = document.querySelector('#low-data-report');
  if (!field || !report) return;
  const show = () => {
    const { lowData, heldBack } = root.dataset;
    field.checked = lowData !== undefined;
    const text = lowData === undefined ? '' : lowDataReport(Number(heldBack ?? 0));
    if (report.textContent !== text) report.textContent = text;
  };
  const choose = () => {
    if (field.checked) root.dataset.lowData = '';
    else delete root.dataset.lowData;
    try {
      localStorage.setItem(constants.lowDataStorageKey, field.checked ? 'on' : 'off');
    } catch {
      // Storage may be blocked or full: then the choice holds for this page.
    }
  };
  // The visitor may have used the switch before this ran.
  if (field.checked !== (root.dataset.lowData !== undefined)) choose();
  field.addEventListener('change', choose);
  new MutationObserver(show).observe(root, {
    attributeFilter: ['data-low-data', 'data-held-back'],
  });
  show();
}
