import { DrawingCover } from '@/components/figures/drawing/drawing';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { ClosingRow } from '@/components/sections/company/closing-row';
import { Filter } from '@/components/sections/lists/filter';
import { Pagination } from '@/components/sections/lists/pagination';
import { Sections } from '@/components/sections/sections';
import { SiteLink } from '@/components/ui/site-link';
import { SampleNote } from '@/components/ui/status-label';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import type { PagePathOf } from '@/content/tree';
import { priceInWords, quotedYear } from '@/content/values/price';
import {
  areaOf,
  buildFacet,
  type EntryFacets,
  facetAttributes,
  pageFacetValue,
} from '@/lib/filters/facets';
import { copyOf } from '@/lib/pages/copy';
import { listedOfKind } from '@/lib/pages/guards';
import { entriesOn, entryNoun, pageCount } from '@/lib/pages/listings';
import { pricedOfferOf } from '@/lib/pages/offers';
import { nameOf } from '@/lib/pages/titles';

function facetsOf(project: PagePathOf<'project'>): EntryFacets {
  return { service: copyOf(project).services.map((service) => pageFacetValue(areaOf(service))) };
}

/**
 * What the bills of a project come to in the first year. Without a bill, the price at which its
 * first service starts.
 */
function priceOf({ sections, services: [service] }: Copy<'project'>): string | undefined {
  const { name } = site.salesTax;
  const lines = sections.flatMap((section) => (section.type === 'bill' ? section.lines : []));
  if (lines.length > 0) {
    const sum = quotedYear(lines).replace(/^a/, (letter) => letter.toUpperCase());
    return `${sum} in the first year, with ${name}`;
  }
  const offer = service && pricedOfferOf(service);
  return offer && `${priceInWords(offer.price)} before ${name}`;
}

/** All case studies, with a filter by kind of work. */
export function ProjectIndexTemplate({
  path,
  number,
}: {
  path: PagePathOf<'project-index'>;
  number: number;
}) {
  const copy = copyOf(path);
  const all = listedOfKind('project');
  const projects = entriesOn(number, all);
  const count = pageCount(all.length);
  const entries = projects.map(facetsOf);
  // As long as all are samples, the lead says it once.
  const areMixed = all.some((project) => copyOf(project).status !== 'sample');
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <Filter
          id="project-filter"
          facet={buildFacet('service', 'Kind of work', entries)}
          noun={entryNoun(count, 'project', 'projects')}
        >
          <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:gap-y-12">
            {projects.map((project) => {
              const copyOfProject = copyOf(project);
              const { industry, status, summary, drawing } = copyOfProject;
              const price = priceOf(copyOfProject);
              return (
                <li key={project} data-entry="" {...facetAttributes(facetsOf(project))}>
                  <SiteLink href={project} className="group block no-underline">
                    <div className="mb-2 md:mb-0 md:h-64 md:overflow-hidden print:hidden">
                      <DrawingCover path={project} drawing={drawing} />
                    </div>
                    <div>
                      <h2 className="text-lg leading-tight group-hover:text-accent md:mt-3 md:text-xl">
                        {nameOf(project)}
                      </h2>
                      <p className="mt-1 text-sm text-ink-muted md:text-base">{summary}</p>
                    </div>
                  </SiteLink>
                  <p className="mt-2 text-sm text-ink-muted">
                    <UnbrokenText>{nameOf(industry)}</UnbrokenText>
                    {price && <UnbrokenText>{` · ${price}`}</UnbrokenText>}
                    {areMixed && status === 'sample' && (
                      <>
                        {' · '}
                        <SampleNote />
                      </>
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
        </Filter>
        <Pagination path={path} number={number} count={count} />
        <Sections sections={copy.sections} />
        <ClosingRow />
      </PageBody>
    </article>
  );
}
