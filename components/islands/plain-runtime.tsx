'use client'; // Starts what a built page's own script starts, once Next has hydrated the page.

import { useEffect } from 'react';
import { completePage } from '@/lib/runtime/controls/complete-page';
import { watchFirstActs } from '@/lib/runtime/first-act';

let isStarted = false;

/** The script of a page that Next hydrates as a whole, as in development, so that no island is left to hydrate. */
export function PlainRuntime() {
  useEffect(() => {
    // In development React runs an effect twice.
    if (isStarted) return;
    isStarted = true;
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
      island.dataset.running = '';
    watchFirstActs({
      hydrate: async () => {},
      startRuntime: () => import('@/lib/runtime/start').then(({ startRuntime }) => startRuntime()),
    });
    completePage();
  }, []);
  return null;
}
