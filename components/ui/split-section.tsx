import type { ReactNode } from 'react';
import { type HeadingTier, SectionHeading } from './section-heading';

/**
 * A section with its heading, a label, to the left of its content. On small screens, the heading is
 * above the content.
 */
export function SplitSection({
  heading,
  id,
  tier,
  children,
}: {
  heading: string;
  id?: string | undefined;
  tier?: HeadingTier | undefined;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-x-12 gap-y-3 lg:grid-cols-12 print:grid-cols-12 print:gap-x-6">
      <SectionHeading id={id} tier={tier} className="lg:col-span-4 print:col-span-3">
        {heading}
      </SectionHeading>
      <div className="min-w-0 lg:col-span-8 print:col-span-9">{children}</div>
    </section>
  );
}
