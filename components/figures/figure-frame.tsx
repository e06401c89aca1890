import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';
import type { HeadingTier } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';

export function FigureFrame({
  heading,
  intro,
  tier,
  isInArticle,
  children,
}: {
  heading: string;
  intro?: string | undefined;
  tier?: HeadingTier;
  /** Whether the figure is under a heading of an article. Otherwise it is a section of a page. */
  isInArticle: boolean;
  children: ReactNode;
}) {
  if (!isInArticle) {
    return (
      <SplitSection heading={heading} isTarget tier={tier}>
        {intro && <Prose className="mb-6">{intro}</Prose>}
        <figure aria-label={heading} className="figure-box">
          {children}
        </figure>
      </SplitSection>
    );
  }
  return (
    <figure aria-label={heading} className="figure-box">
      <figcaption className="mb-4">
        <strong className="font-display text-lg font-semibold">{heading}</strong>
        {intro && <Prose className="mt-1">{intro}</Prose>}
      </figcaption>
      {children}
    </figure>
  );
}
