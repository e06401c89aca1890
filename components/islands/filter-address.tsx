'use client'; // Keeps the choice of a filter in the address and says how many entries it leaves.

import { useEffect, useRef, useState } from 'react';

/**
 * Says how many entries a filter leaves, and ties the filter to the address. The filter itself is HTML and CSS around this
 * element, found by `data-filter`; what follows it is loaded by itself, since every page fetches this.
 */
export function FilterAddress({ one, many }: { one: string; many: string }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    const root = status.current?.closest('[data-filter]');
    if (!root) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    import('./follow-filter').then(
      ({ followFilter }) => {
        if (!isGone) stop = followFilter(root, setLeft);
      },
      (error: unknown) => console.warn('The filter works without the address.', error),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);

  return (
    <p ref={status} role="status" className="min-h-6 text-sm text-ink-muted">
      {left !== undefined && `${left} ${left === 1 ? one : many}`}
    </p>
  );
}
