import type { ReactNode } from 'react';

/** A short remark on the state of what it stands beside, such as a draft or a sample. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="hairline inline-block border-signal px-2 py-1 text-sm text-signal">
      {children}
    </span>
  );
}
