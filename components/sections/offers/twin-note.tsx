import { TextLink } from '@/components/ui/text-link';
import type { Offer } from '@/content/schema/pages';
import type { PagePath } from '@/content/tree';
import { titleOf } from '@/lib/pages/titles';

/** Explains how a page differs from a page with a similar name, and links to that page. */
export function TwinNote({ path, twin }: { path: PagePath; twin: NonNullable<Offer['twin']> }) {
  return (
    <aside className="hairline border-accent p-4 sm:p-8 print:hidden">
      <h2 className="text-xl">
        {titleOf(path)} or {titleOf(twin.path)}?
      </h2>
      <p className="measure mt-3">{twin.difference}</p>
      <p className="mt-3">
        <TextLink href={twin.path} className="underline">
          Read about {titleOf(twin.path)}
        </TextLink>
      </p>
    </aside>
  );
}
