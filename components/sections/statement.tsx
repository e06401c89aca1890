import { Prose } from '@/components/ui/prose';
import { SplitSection } from '@/components/ui/split-section';

/** A heading with running text. */
export function Statement({ heading, body }: { heading: string; body: string }) {
  return (
    <SplitSection heading={heading}>
      <Prose>{body}</Prose>
    </SplitSection>
  );
}
