import { CoverArt } from '@/components/art/cover-art';
import { PageBody } from '@/components/layout/page-body';
import { PlainHeading } from '@/components/layout/page-heading';
import { Sections } from '@/components/sections/sections';
import { SampleMark } from '@/components/ui/sample-mark';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/copy';
import { titleOf } from '@/lib/titles';
import { pathsOfKind } from '@/lib/tree';

/** The index of case studies. */
export function ProjectIndexTemplate({ path }: { path: PagePathOf<'project-index'> }) {
  const copy = copyOf(path);
  return (
    <article>
      <PlainHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
          {pathsOfKind('project').map((project) => {
            const { industry, status, summary } = copyOf(project);
            return (
              <li key={project}>
                <SiteLink href={project} className="group block no-underline">
                  <CoverArt path={project} size="card" className="w-full" />
                  <h2 className="mt-4 text-xl group-hover:text-accent">{titleOf(project)}</h2>
                  <p className="mt-1 text-ink-muted">{summary}</p>
                </SiteLink>
                <p className="mt-3 flex items-center gap-4 text-sm text-ink-muted">
                  {titleOf(industry)} {status === 'sample' && <SampleMark />}
                </p>
              </li>
            );
          })}
        </ul>
        <Sections sections={copy.sections} />
      </PageBody>
    </article>
  );
}
