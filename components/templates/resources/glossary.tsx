import { PageBody } from '@/components/layout/page-body';
import { PlainHeading } from '@/components/layout/page-heading';
import { Sources } from '@/components/sections/sources';
import { SiteLink } from '@/components/ui/site-link';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { fragmentOf } from '@/lib/pages/fragments';
import { glossaryByLetter } from '@/lib/pages/glossary';
import { titleOf } from '@/lib/pages/titles';

/** Terms with their definitions and cross-links, by initial letter. */
export function GlossaryTemplate({ path }: { path: PagePathOf<'glossary'> }) {
  const copy = copyOf(path);
  const groups = glossaryByLetter(copy.terms);
  return (
    <article>
      <PlainHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <nav aria-label="Letters">
          <ul className="flex flex-wrap">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#letter-${letter}`}
                  className="grid size-11 place-items-center font-display text-lg hover:text-accent"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ letter, entries }) => (
          <section key={letter} className="grid gap-x-12 gap-y-4 lg:grid-cols-12">
            <h2 id={`letter-${letter}`} className="text-3xl text-accent lg:col-span-2">
              {letter}
            </h2>
            <dl className="lg:col-span-10">
              {entries.map((entry) => (
                <div key={entry.id} className="hairline-t grid gap-x-8 gap-y-1 py-5 sm:grid-cols-3">
                  <dt id={entry.id} className="font-semibold">
                    <dfn className="not-italic">{entry.term}</dfn>
                  </dt>
                  <dd className="sm:col-span-2">
                    <p className="measure">{entry.definition}</p>
                    {(entry.see || entry.pages) && (
                      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted">
                        {entry.see?.map((term) => (
                          <a
                            key={term}
                            href={`#${fragmentOf(term)}`}
                            className="inline-flex min-h-11 items-center underline"
                          >
                            {term}
                          </a>
                        ))}
                        {entry.pages?.map((page) => (
                          <SiteLink
                            key={page}
                            href={page}
                            className="inline-flex min-h-11 items-center underline"
                          >
                            {`Page: ${titleOf(page)}`}
                          </SiteLink>
                        ))}
                      </p>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Sources
          sources={[...(copy.sources ?? []), ...copy.terms.flatMap((term) => term.source ?? [])]}
        />
      </PageBody>
    </article>
  );
}
