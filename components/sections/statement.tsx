import { Prose } from '@/components/ui/prose';
import type { HeadingTier } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';

export function Statement({
  heading,
  body,
  isLarge = false,
  tier = isLarge ? 'second' : 'minor',
}: {
  heading: string;
  body: string;
  /** Whether the heading and the text are large, for the main statement of a page. */
  isLarge?: boolean;
  tier?: HeadingTier;
}) {
  return (
    <SplitSection heading={heading} isTarget tier={tier}>
      <Prose className={isLarge ? 'lg:text-lg' : undefined}>{body}</Prose>
    </SplitSection>
  );
}
