import type { ReactNode } from 'react';
import { Drawing } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { PictureHeading, TextHeading } from '@/components/layout/page-heading';
import { ClosingRow } from '@/components/sections/company/closing-row';
import { PageList } from '@/components/sections/lists/page-list';
import { PageEnd } from '@/components/sections/page-end';
import { viewsOf } from '@/components/sections/sections';
import { ArgumentFirst } from '@/components/ui/argument';
import { ButtonLink } from '@/components/ui/button-link';
import { SectionHeading } from '@/components/ui/section-heading';
import { TextLink } from '@/components/ui/text-link';
import type { Copy } from '@/content/schema/pages';
import type { PagePath, PagePathOf } from '@/content/tree';
import { fragmentOf } from '@/lib/fragments';
import { copyOf } from '@/lib/pages/copy';
import { listedChildrenOf } from '@/lib/pages/guards';
import { pathsOfKind } from '@/lib/pages/tree';

const [roles] = pathsOfKind('careers');

/** A page with more sections starts with links to them. */
const sectionsInView = 5;

/** Links to the sections of a long page. On wide screens, they stay in view below the header. */
function JumpList({ sections }: Pick<Copy<'company'>, 'sections'>) {
  return (
    <nav aria-label="On this page" className="jump-list text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {sections.map(({ heading }) => (
          <li key={heading}>
            <TextLink href={`#${fragmentOf(heading)}`} className="underline underline-offset-4">
              {heading}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The layout of pages that consist of sections. `opening` is shown before the sections, and no
 * section is louder than it. `children` are shown after them.
 */
export function Composed({
  path,
  copy,
  opening,
  children,
}: {
  path: PagePath;
  copy: Copy<'company'>;
  opening?: ReactNode;
  children?: ReactNode;
}) {
  const below = listedChildrenOf(path);
  const isLong = copy.sections.length > sectionsInView;
  const words = {
    path,
    heading: copy.heading,
    lead: copy.lead,
    children: copy.forApplicants && roles && path !== roles && (
      <ButtonLink href={roles}>Open roles and how to apply</ButtonLink>
    ),
  };
  return (
    // Link targets need room below the links that stay in view.
    <article className={isLong ? 'has-jump-list' : undefined}>
      {copy.drawing ? (
        <PictureHeading
          {...words}
          picture={<Drawing path={path} drawing={copy.drawing} />}
          place={copy.drawing.place}
        />
      ) : (
        <TextHeading {...words} />
      )}
      <PageBody hasTideLine={!copy.drawing}>
        {isLong && <JumpList sections={copy.sections} />}
        {opening}
        {opening ? viewsOf(copy.sections) : <ArgumentFirst>{viewsOf(copy.sections)}</ArgumentFirst>}
        {children}
        {below.length > 0 && (
          <section>
            <SectionHeading>Read on</SectionHeading>
            <div className="mt-8">
              <PageList paths={below} />
            </div>
          </section>
        )}
        <PageEnd related={copy.related} sources={copy.sources}>
          {!copy.forApplicants && <ClosingRow />}
        </PageEnd>
      </PageBody>
    </article>
  );
}

export function CompanyTemplate({ path }: { path: PagePathOf<'company' | 'colophon'> }) {
  return <Composed path={path} copy={copyOf(path)} />;
}
