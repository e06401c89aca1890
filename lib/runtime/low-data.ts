import * as constants from '@/lib/constants';
import { lowDataReport } from './low-data-report';

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
