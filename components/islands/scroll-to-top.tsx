'use client'; // Shows itself by scroll position and scrolls the page.

import { type ReactNode, useEffect, useState } from 'react';
import * as constants from '@/lib/constants';

/** A button that appears after scrolling down and scrolls smoothly back to the top. Its icon is drawn by the build. */
export function ScrollToTop({ children }: { children: ReactNode }) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const update = () => setVisible(window.scrollY > constants.scrollToTopThresholdPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  if (!isVisible) return null;
  const scroll = () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <button
      type="button"
      onClick={scroll}
      aria-label="Scroll to top"
      className="hairline fixed right-4 bottom-4 z-30 grid size-12 place-items-center border-ink-muted bg-raised text-ink hover:text-accent print:hidden"
    >
      {children}
    </button>
  );
}
