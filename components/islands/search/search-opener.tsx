'use client'; // Opens search from the header's button and by key; the palette itself is loaded only then.

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { matchesShortcut } from '@/lib/browser/shortcuts';
import { isForBrowser } from '@/lib/browser/site-links';

type Palette = ComponentType<{ onClose: () => void; onClosed: () => void }>;

const buttonSelector = '#search-button';

/** Waits for the header's search button or one of its shortcuts. Where the palette can't be loaded, the search page opens. */
export function SearchOpener() {
  const [Loaded, setLoaded] = useState<Palette>();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    const open = async () => {
      if (document.activeElement?.closest('[role=dialog]')) return;
      opener.current =
        document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setOpen(true);
      try {
        const { SearchPalette } = await import('./search-palette');
        setLoaded(() => SearchPalette);
      } catch {
        window.location.assign('/search');
      }
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || isForBrowser(event)) return;
      if (!event.target.closest(buttonSelector)) return;
      event.preventDefault();
      void open();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcuts = document.querySelector(buttonSelector)?.getAttribute('aria-keyshortcuts');
      if (!shortcuts || !matchesShortcut(event, shortcuts)) return;
      event.preventDefault();
      void open();
    };
    // In the capture phase, before the link's own handler follows it.
    document.addEventListener('click', onClick, true);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  if (!isOpen || !Loaded) return null;
  return (
    <Loaded
      onClose={() => setOpen(false)}
      onClosed={() => opener.current?.focus({ preventScroll: true })}
    />
  );
}
