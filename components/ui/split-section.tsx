import type { ReactNode } from 'react';
import { type HeadingTier, SectionHeading } from './section-heading';

/**
 * A section with its heading, a label, to the left of its content. `figure` is below the heading. On
 * small screens, the heading is above the content.
 */
export function SplitSection({
  heading,
  isTarget,
  tier,
  figure,
  children,
}: {
  heading: string;
  isTarget?: boolean | undefined;
  tier?: HeadingTier | undefined;
  figure?: ReactNode;
  children: ReactNode;
}) {
  const columns = 'lg:col-span-4 print:col-span-3';
  return (
    <section className="grid gap-x-12 gap-y-3 lg:grid-cols-12 print:grid-cols-12 print:gap-x-6">
      {figure ? (
        // Its own height, because a drawing fills the height that it is given.
        <div className={`self-start ${columns}`}>
          <SectionHeading isTarget={isTarget} tier={tier} className="mb-4">
            {heading}
          </SectionHeading>
          {figure}
        </div>
      ) : (
        <SectionHeading isTarget={isTarget} tier={tier} className={columns}>
          {heading}
        </SectionHeading>
      )}
      <div className="min-w-0 lg:col-span-8 print:col-span-9">{children}</div>
    </section>
  );
}
