import { TextLink } from '@/components/ui/text-link';
import type { Offer } from '@/content/schema/pages';
import { linkNameOf } from '@/lib/pages/titles';

/** Asks whether the offer with a similar name fits better, and links to its page. */
export function SimilarNote({ asks, path }: NonNullable<Offer['similar']>) {
  return (
    <p className="basis-full text-sm print:hidden">
      {asks} See{' '}
      <TextLink href={path} className="underline">
        {linkNameOf(path)}
      </TextLink>
    </p>
  );
}
