'use client'; // Lets the visitor choose the low-data mode, and says what it saved.

import { useSyncExternalStore } from 'react';
import * as constants from '@/lib/constants';
import { lowDataReport } from '@/lib/low-data-report';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  const attributeFilter = ['data-low-data', 'data-held-back'];
  observer.observe(document.documentElement, { attributeFilter });
  return () => observer.disconnect();
}

function choose(isOn: boolean) {
  const { dataset } = document.documentElement;
  if (isOn) dataset.lowData = '';
  else delete dataset.lowData;
  try {
    localStorage.setItem(constants.lowDataStorageKey, isOn ? 'on' : 'off');
  } catch {
    // Storage may be blocked or full: then the choice holds for this page.
  }
}

/** A checkbox for the low-data mode, and below it what the mode has saved on this page view. */
export function LowDataSwitch() {
  const report = useSyncExternalStore(
    subscribe,
    () => {
      const { lowData, heldBack } = document.documentElement.dataset;
      return lowData === undefined ? '' : lowDataReport(Number(heldBack ?? 0));
    },
    () => '',
  );
  return (
    <div className="needs-scripts mt-10 text-sm print:hidden">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          data-replay=""
          checked={report !== ''}
          onChange={(event) => choose(event.target.checked)}
          className="size-5 accent-[var(--accent)]"
        />
        Low-data mode
      </label>
      <p role="status" className="text-ink-muted">
        {report}
      </p>
    </div>
  );
}
