'use client'; // Handles events and starts the background work after Next has hydrated the page.

import { useEffect } from 'react';
import { startIslands } from '@/lib/islands/start-islands';
import { completePage } from '@/lib/runtime/controls/complete-page';
import { storeScrollOnClick } from '@/lib/runtime/store-scroll';
import { siteControls } from './site-controls';

let isStarted = false;

/** Does the work of `client.ts` on pages that Next hydrates as a whole: in development, and in a build with `PLAIN_PAGES`. */
export function NextRuntime() {
  useEffect(() => {
    // In development, React runs effects twice.
    if (isStarted) return;
    isStarted = true;
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
      island.dataset.running = '';
    startIslands({
      controls: siteControls,
      loadIsland: async () => async () => {},
      loadRuntime: () => import('@/lib/runtime/start').then(({ startRuntime }) => startRuntime),
    });
    storeScrollOnClick();
    completePage();
  }, []);
  return null;
}
