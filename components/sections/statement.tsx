import { Prose } from '@/components/ui/prose';
import { SplitSection } from '@/components/ui/split-section';

/** A heading with running text. The text is large if it is the main statement of its page. */
export function Statement({
  heading,
  body,
  isLarge = false,
}: {
  heading: string;
  body: string;
  isLarge?: boolean;
}) {
  return (
    <SplitSection heading={heading}>
      <Prose {...(isLarge && { className: 'lg:text-xl' })}>{body}</Prose>
    </SplitSection>
  );
}
