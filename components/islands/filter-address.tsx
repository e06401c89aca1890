'use client'; // Keeps the choice of a filter in the address and says how many entries it leaves.

import { useEffect, useRef, useState } from 'react';

/**
 * Says how many entries a filter leaves, and ties the filter to the address. The filter itself is HTML and CSS around this
 * element, found by `data-filter`; what follows it is loaded with the first choice, made here or named in the address.
 */
export function FilterAddress({ one, many }: { one: string; many: string }) {
  const status = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    const root = status.current?.closest('[data-filter]');
    if (!root) return;
    const gone = new AbortController();
    let stop: (() => void) | undefined;
    const follow = () =>
      import('./follow-filter').then(
        ({ followFilter }) => {
          if (!gone.signal.aborted) stop = followFilter(root, setLeft);
        },
        (error: unknown) => console.warn('The filter works without the address.', error),
      );
    if (location.search !== '' || root.querySelector('input:checked:not([value=""])')) follow();
    else root.addEventListener('change', follow, { once: true, signal: gone.signal });
    return () => {
      gone.abort();
      stop?.();
    };
  }, []);

  return (
    <p ref={status} role="status" className="min-h-6 text-sm text-ink-muted">
      {left !== undefined && `${left} ${left === 1 ? one : many}`}
    </p>
  );
}
