import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { SectionHeading } from './section-heading';

/**
 * A section with its heading, a label, to the left of its content. On small screens, the heading is
 * above the content.
 */
export function SplitSection({
  heading,
  id,
  isMajor = false,
  children,
}: {
  heading: string;
  id?: string | undefined;
  /** Whether the heading is as large as that of the argument of a page. */
  isMajor?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-12 gap-y-3 lg:grid-cols-12 print:grid-cols-12 print:gap-x-6">
      <SectionHeading
        id={id}
        className={classNames('lg:col-span-4 print:col-span-3', isMajor && 'text-2xl')}
      >
        {heading}
      </SectionHeading>
      <div className="min-w-0 lg:col-span-8 print:col-span-9">{children}</div>
    </section>
  );
}
