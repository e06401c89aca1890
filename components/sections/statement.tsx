import { Prose } from '@/components/ui/prose';
import { SplitSection } from '@/components/ui/split-section';
import { fragmentOf } from '@/lib/pages/fragments';

/** A heading with running text. */
export function Statement({
  heading,
  body,
  isLarge = false,
  isMajor = false,
}: {
  heading: string;
  body: string;
  /** Whether the text is large, for the main statement of a page. */
  isLarge?: boolean;
  /** Whether the heading is as large as that of the argument of a page. */
  isMajor?: boolean;
}) {
  return (
    <SplitSection heading={heading} id={fragmentOf(heading)} isMajor={isMajor}>
      <Prose className={isLarge ? 'lg:text-lg' : undefined}>{body}</Prose>
    </SplitSection>
  );
}
