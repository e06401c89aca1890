import { SplitSection } from '@/components/ui/split-section';
import { TextLink } from '@/components/ui/text-link';
import type { Offer } from '@/content/schema/pages';
import type { PagePath } from '@/content/tree';
import { linkNameOf } from '@/lib/pages/titles';

/** Explains how a page differs from a page with a similar name, and links to that page. */
export function TwinNote({ path, twin }: { path: PagePath; twin: NonNullable<Offer['twin']> }) {
  return (
    <aside className="print:hidden">
      <SplitSection heading={`${linkNameOf(path)} or ${linkNameOf(twin.path)}?`}>
        <p>{twin.difference}</p>
        <TextLink href={twin.path} className="underline">
          Read about {linkNameOf(twin.path)}
        </TextLink>
      </SplitSection>
    </aside>
  );
}
