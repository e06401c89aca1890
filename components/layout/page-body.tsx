import type { ReactNode } from 'react';
import { TideLine } from '@/components/art/tide-line';

/** The parts of a page below its heading. Pages without a frieze start with a wave line. */
export function PageBody({ children, tide = true }: { children: ReactNode; tide?: boolean }) {
  return (
    <div className="page-grid mt-8 flex flex-col gap-[var(--section-gap)] lg:mt-14 print:mt-5">
      {tide && <TideLine />}
      {children}
    </div>
  );
}
