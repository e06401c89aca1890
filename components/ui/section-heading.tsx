import type { ReactNode } from 'react';

/** The second-level heading of a section. */
export function SectionHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 id={id} className="text-2xl">
      {children}
    </h2>
  );
}
