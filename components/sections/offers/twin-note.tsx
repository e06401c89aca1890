import { TextLink } from '@/components/ui/text-link';
import type { PagePath } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { linkNameOf } from '@/lib/pages/titles';

/** Says for whom the offer with a similar name is, and links to its page. */
export function TwinNote({ twin }: { twin: PagePath }) {
  const copy = copyOf(twin);
  return (
    'glance' in copy && (
      <p className="basis-full text-sm print:hidden">
        For {copy.glance.audience.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}:{' '}
        <TextLink href={twin} className="underline">
          {linkNameOf(twin)}
        </TextLink>
      </p>
    )
  );
}
