'use client'; // Starts the background work after Next has hydrated the page.

import { useEffect } from 'react';
import { startIslands } from '@/lib/islands/start-islands';
import { completePage } from '@/lib/runtime/controls/complete-page';
import { followKeepScroll } from '@/lib/runtime/keep-scroll';

let isStarted = false;

/** Does the work of `client.ts` on pages that Next hydrates as a whole, as in development. */
export function NextRuntime() {
  useEffect(() => {
    // In development, React runs effects twice.
    if (isStarted) return;
    isStarted = true;
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
      island.dataset.running = '';
    startIslands({
      loadIsland: async () => async () => {},
      loadRuntime: () => import('@/lib/runtime/start').then(({ startRuntime }) => startRuntime),
    });
    followKeepScroll();
    completePage();
  }, []);
  return null;
}
