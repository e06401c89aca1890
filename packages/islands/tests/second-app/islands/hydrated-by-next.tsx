'use client';

import { popoverControls, startHydratedPage } from 'prerendered-islands';
import { useEffect } from 'react';

let isStarted = false;

/**
 * Opens and closes dialogs where Next hydrates the page: in `next dev`, and in an export that is
 * not finished.
 */
export function HydratedByNext() {
  useEffect(() => {
    if (isStarted) return;
    isStarted = true;
    startHydratedPage({ controls: popoverControls, loadRuntime: async () => () => {} });
  }, []);
  return null;
}
