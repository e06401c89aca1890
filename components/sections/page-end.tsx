import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { Source } from '@/content/schema/pages';
import type { PagePath } from '@/content/tree';
import { linkNameOf } from '@/lib/pages/titles';
import { Sources } from './sources';

/** Links to pages that an editor suggests to read next, in one quiet row. */
function RelatedPages({ paths }: { paths: readonly PagePath[] }) {
  return (
    <section className="hairline-t flex flex-wrap items-baseline gap-x-8 gap-y-1 pt-4 print:hidden">
      <h2 className="font-text text-sm font-semibold tracking-normal text-ink-muted">See also</h2>
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

/**
 * What a page has after its own words, before its call to action: a row of its own, related pages,
 * and the sources of its facts.
 */
export function PageEnd({
  related,
  sources,
  children,
}: {
  related: readonly PagePath[];
  sources: readonly Source[] | undefined;
  children?: ReactNode;
}) {
  if (related.length === 0 && !sources?.length && !children) return null;
  return (
    <div className="grid gap-4">
      {children}
      {related.length > 0 && <RelatedPages paths={related} />}
      <Sources sources={sources} />
    </div>
  );
}
