import type { ReactNode } from 'react';
import { TideLine } from '@/components/art/tide-line';

/** The parts of a page below its heading, by default separated from the heading by a wave line. */
export function PageBody({
  children,
  hasTideLine = true,
}: {
  children: ReactNode;
  hasTideLine?: boolean;
}) {
  return (
    <div className="page-grid mt-8 flex flex-col gap-[var(--section-gap)] lg:mt-14 print:mt-5">
      {hasTideLine && <TideLine />}
      {children}
    </div>
  );
}
