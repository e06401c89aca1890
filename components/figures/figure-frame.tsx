import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/prose';
import { SplitSection } from '@/components/ui/split-section';

/** A figure with its title: a section of a page, or part of an article under one of its headings. */
export function FigureFrame({
  heading,
  intro,
  place,
  children,
}: {
  heading: string;
  intro?: string | undefined;
  place?: 'article' | undefined;
  children: ReactNode;
}) {
  if (place === undefined) {
    return (
      <SplitSection heading={heading}>
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
