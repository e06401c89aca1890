import type { ReactNode } from 'react';
import { TideLine } from '@/components/art/tide-line';

/** The parts of a page below its heading. A tide line sets them apart, unless a frieze does. */
export function PageBody({ children, tide = true }: { children: ReactNode; tide?: boolean }) {
  return (
    <div className="page-grid mt-12 flex flex-col gap-[var(--section-gap)] lg:mt-20 print:mt-5">
      {tide && <TideLine />}
      {children}
    </div>
  );
}
