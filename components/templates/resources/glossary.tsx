import { KeepScroll } from '@/components/layout/keep-scroll';
import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { ClosingRow } from '@/components/sections/company/closing-row';
import { SourceReference, Sources } from '@/components/sections/sources';
import { Fold } from '@/components/ui/fold';
import { SiteLink } from '@/components/ui/site-link';
import type { Copy } from '@/content/schema/pages';
import { site } from '@/content/site';
import type { PagePathOf } from '@/content/tree';
import { fragmentOf } from '@/lib/fragments';
import { copyOf } from '@/lib/pages/copy';
import { nameOf } from '@/lib/pages/titles';
import { pathsOfKind } from '@/lib/pages/tree';

type GlossaryTerm = Copy<'glossary'>['terms'][number];

/**
 * The terms in alphabetical order, grouped by initial letter. Terms that start with a digit or a
 * symbol share the group `0–9`.
 */
function termsByLetter(
  terms: readonly GlossaryTerm[],
): readonly { readonly letter: string; readonly entries: readonly GlossaryTerm[] }[] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const term of terms.toSorted((a, b) => a.term.localeCompare(b.term, site.language))) {
    // `É` is decomposed into `E` and its accent.
    const initial = term.term.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(initial) ? initial : '0–9';
    const entries = groups.get(letter) ?? [];
    entries.push(term);
    groups.set(letter, entries);
  }
  return [...groups].map(([letter, entries]) => ({ letter, entries }));
}

/**
 * A term that opens onto its definition, related terms and pages, and its source. On wide screens,
 * the definition is always shown. A link to the term opens it, because its `id` is inside the
 * `details`. No `div` and no `ul` is around the parts, because the reader view of browsers drops
 * those whose words are mostly links.
 */
function Term({ entry }: { entry: GlossaryTerm }) {
  return (
    <li className="hairline-t">
      <details className="term">
        <summary className="opens min-h-target py-1 leading-tight font-semibold hover:text-accent">
          <dfn className="not-italic">{entry.term}</dfn>
        </summary>
        <p id={fragmentOf(entry.term)} className="measure">
          {entry.definition}
        </p>
        {(entry.see || entry.pages) && (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted lg:[:not([open])>&]:hidden *:inline-flex *:min-h-target *:items-center *:underline">
            {entry.see?.map((term) => (
              <a key={term} href={`#${fragmentOf(term)}`}>
                {term}
              </a>
            ))}
            {entry.pages?.map((page) => (
              <SiteLink key={page} href={page}>
                {`Page: ${nameOf(page)}`}
              </SiteLink>
            ))}
          </p>
        )}
        {entry.source && (
          <p className="mt-1 pb-4 text-sm text-ink-muted lg:[:not([open])>&]:hidden">
            Source: <SourceReference reference={entry.source.reference} url={entry.source.url} />
          </p>
        )}
      </details>
    </li>
  );
}

/** The first and the last of some terms. */
const rangeOf = (entries: readonly GlossaryTerm[]) =>
  [...new Set([entries[0]?.term, entries.at(-1)?.term])].join(' to ');

/** The terms, grouped by letter. On phones, the groups are collapsed. */
export function GlossaryTemplate({ path }: { path: PagePathOf<'glossary'> }) {
  const copy = copyOf(path);
  const groups = termsByLetter(copy.terms);
  return (
    <article>
      {/* A link on the QA sheet opens this page at its own scroll position. */}
      {pathsOfKind('qa-sheet').length > 0 && <KeepScroll />}
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <nav aria-label="Letters" className="print:hidden">
          <ul className="flex flex-wrap">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#letter-${letter}`}
                  className="grid h-target min-w-8 items-center font-display text-lg hover:text-accent sm:min-w-target"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:grid lg:gap-y-6">
          {groups.map(({ letter, entries }) => (
            <section
              key={letter}
              className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline lg:grid-cols-12"
            >
              <h2 id={`letter-${letter}`} className="pt-1 text-xl text-accent">
                {letter}
              </h2>
              <Fold summary={rangeOf(entries)} className="max-md:hairline-t lg:col-span-11">
                <ol className="gap-x-12 lg:grid lg:grid-cols-2">
                  {entries.map((entry) => (
                    <Term key={entry.term} entry={entry} />
                  ))}
                </ol>
              </Fold>
            </section>
          ))}
        </div>
        <ClosingRow />
        <Sources sources={copy.sources} />
      </PageBody>
    </article>
  );
}
