import type { ReactNode } from 'react';

/** A region that scrolls horizontally. It is focusable, so that keyboard users can scroll it. */
export function ScrollRegion({
  label,
  className = 'scrolls',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
