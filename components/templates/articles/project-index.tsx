import { CoverArt } from '@/components/art/cover-art';
import { PageBody } from '@/components/layout/page-body';
import { PlainHeading } from '@/components/layout/page-heading';
import { Filter } from '@/components/sections/lists/filter';
import { Pagination } from '@/components/sections/lists/pagination';
import { Sections } from '@/components/sections/sections';
import { SampleMark } from '@/components/ui/sample-mark';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { entriesOn, entryNoun, pageCount } from '@/lib/pages/listings';
import { titleOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';
import {
  areaOf,
  type EntryFacets,
  facetAttributes,
  facetOf,
  pageFacetValue,
} from '@/lib/search/facets';

function facetsOf(project: PagePathOf<'project'>): EntryFacets {
  const { industry, services } = copyOf(project);
  return {
    industry: [pageFacetValue(industry)],
    service: services.map((service) => pageFacetValue(areaOf(service))),
  };
}

/** The index of case studies, to be narrowed by industry and kind of work. */
export function ProjectIndexTemplate({
  path,
  number,
}: {
  path: PagePathOf<'project-index'>;
  number: number;
}) {
  const copy = copyOf(path);
  const all = pathsOfKind('project');
  const projects = entriesOn(number, all);
  const count = pageCount(all.length);
  const entries = projects.map(facetsOf);
  return (
    <article>
      <PlainHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <Filter
          id="project-filter"
          facets={[
            facetOf('industry', 'Industry', entries),
            facetOf('service', 'Kind of work', entries),
          ]}
          entries={entries}
          noun={entryNoun(count, 'project', 'projects')}
        >
          <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2">
            {projects.map((project) => {
              const { industry, status, summary } = copyOf(project);
              return (
                <li key={project} data-entry="" {...facetAttributes(facetsOf(project))}>
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
        </Filter>
        <Pagination path={path} number={number} count={count} />
        <Sections sections={copy.sections} />
      </PageBody>
    </article>
  );
}
