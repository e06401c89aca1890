import type { ReactNode } from 'react';

/** Marks content that stands in for the real thing. */
export function SampleMark({ children }: { children?: ReactNode }) {
  return (
    <span className="hairline inline-block border-signal px-2 py-1 text-sm text-signal">
      Sample{children && <>. {children}</>}
    </span>
  );
}
