import { TextLink } from '@/components/ui/text-link';
import type { PagePath } from '@/content/tree';
import { linkNameOf } from '@/lib/pages/titles';

/** Links to pages that an editor suggests to read next, in one quiet row. */
export function RelatedPages({ paths }: { paths: readonly PagePath[] }) {
  return (
    <section className="hairline-t flex flex-wrap items-baseline gap-x-8 gap-y-1 pt-4 print:hidden">
      <h2 className="font-text text-sm font-semibold tracking-normal text-ink-muted">
        Where to go next
      </h2>
      <ul className="flex flex-wrap gap-x-8">
        {paths.map((path) => (
          <li key={path}>
            <TextLink href={path} className="underline underline-offset-4">
              {linkNameOf(path)}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
