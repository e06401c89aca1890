import type { ReactNode } from 'react';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { PageList } from '@/components/sections/lists/page-list';
import { PageEnd } from '@/components/sections/page-end';
import { Sections } from '@/components/sections/sections';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Copy } from '@/content/schema/pages';
import type { PagePath, PagePathOf } from '@/content/tree';
import { argumentOf } from '@/lib/pages/argument';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';

/** The layout of pages that consist of sections. `children` is shown after the sections. */
export function Composed({
  path,
  copy,
  children,
}: {
  path: PagePath;
  copy: Copy<'company'>;
  children?: ReactNode;
}) {
  const below = listedChildrenOf(path);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <Sections sections={copy.sections} argument={argumentOf(copy.sections)} />
        {children}
        {below.length > 0 && (
          <section>
            <SectionHeading>Read on</SectionHeading>
            <div className="mt-8">
              <PageList paths={below} />
            </div>
          </section>
        )}
        <PageEnd related={copy.related} sources={copy.sources} />
      </PageBody>
    </article>
  );
}

export function CompanyTemplate({ path }: { path: PagePathOf<'company' | 'colophon'> }) {
  return <Composed path={path} copy={copyOf(path)} />;
}
