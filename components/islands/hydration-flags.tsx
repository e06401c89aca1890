'use client'; // Tells tests and styles that the islands are running.

import { useEffect } from 'react';
import * as constants from '@/lib/constants';

/** Marks the root as hydrated after mount and takes the loading flag off shortly after. Renders nothing. */
export function HydrationFlags() {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.hydrated = 'true';
    const timer = window.setTimeout(() => delete root.dataset.loading, constants.loadingFlagMs);
    return () => window.clearTimeout(timer);
  }, []);
  return null;
}
