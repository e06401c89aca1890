'use client'; // Handles events and starts the background work after Next has hydrated the page.

import { startHydratedPage } from 'prerendered-islands';
import { useEffect } from 'react';
import { startControls } from '@/lib/runtime/page-parts/start-controls';
import { siteControls } from './site-controls';

let isStarted = false;

/**
 * Does the work of `client.ts` on pages that Next hydrates as a whole: in development, and in a
 * build with `PLAIN_PAGES`.
 */
export function NextRuntime() {
  useEffect(() => {
    // In development, React runs effects twice.
    if (isStarted) return;
    isStarted = true;
    startHydratedPage({
      controls: siteControls,
      loadRuntime: () => import('@/lib/runtime/start').then(({ startRuntime }) => startRuntime),
    });
    startControls();
  }, []);
  return null;
}
