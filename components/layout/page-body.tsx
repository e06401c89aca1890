import type { ReactNode } from 'react';
import { TideLine } from '@/components/art/tide-line';
import { classNames } from '@/lib/class-names';

/** The parts of a page below its heading, after a wave line if there is no frieze. */
export function PageBody({
  children,
  tide = true,
  className,
}: {
  children: ReactNode;
  tide?: boolean;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        'page-grid mt-8 flex flex-col gap-[var(--section-gap)] lg:mt-14 print:mt-5',
        className,
      )}
    >
      {tide && <TideLine />}
      {children}
    </div>
  );
}
