import type { ReactNode } from 'react';

/** A short label for the state of content, such as draft or sample. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="hairline inline-block border-signal px-2 py-1 text-sm text-signal">
      {children}
    </span>
  );
}
