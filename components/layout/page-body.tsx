import type { ReactNode } from 'react';
import { TideLine } from '@/components/art/tide-line';

/** The parts of a page below its heading, set apart from it by a tide line. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <div className="page-grid mt-12 flex flex-col gap-[var(--section-gap)] lg:mt-20">
      <TideLine />
      {children}
    </div>
  );
}
