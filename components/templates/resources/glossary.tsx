import { PageBody } from '@/components/layout/page-body';
import { TextHeading } from '@/components/layout/page-heading';
import { ClosingRow } from '@/components/sections/closing-row';
import { SourceReference, Sources } from '@/components/sections/sources';
import { SiteLink } from '@/components/ui/site-link';
import type { Copy } from '@/content/schema/pages';
import type { PagePathOf } from '@/content/tree';
import { copyOf } from '@/lib/pages/copy';
import { fragmentOf } from '@/lib/pages/fragments';
import { nameOf } from '@/lib/pages/titles';

/** The number of terms to show next to a letter, as a preview of its group. */
const termsShown = 8;

type GlossaryTerm = Copy<'glossary'>['terms'][number];

/**
 * The terms in alphabetical order, grouped by initial letter. Terms that start with a digit or a
 * symbol share the group `0–9`.
 */
function termsByLetter(
  terms: readonly GlossaryTerm[],
): readonly { readonly letter: string; readonly entries: readonly GlossaryTerm[] }[] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const term of terms.toSorted((a, b) => a.term.localeCompare(b.term, 'en'))) {
    const initial = term.term.charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(initial) ? initial : '0–9';
    const entries = groups.get(letter) ?? [];
    entries.push(term);
    groups.set(letter, entries);
  }
  return [...groups].map(([letter, entries]) => ({ letter, entries }));
}

/**
 * A term with its definition, related terms and pages, and its source. No `div` is around them,
 * because the reader view of browsers drops a `div` whose words are mostly links.
 */
function Term({ entry }: { entry: GlossaryTerm }) {
  return (
    <>
      <dt id={fragmentOf(entry.term)} className="hairline-t pt-5 pb-1 font-semibold sm:pb-5">
        <dfn className="not-italic">{entry.term}</dfn>
      </dt>
      <dd className="pb-5 sm:hairline-t sm:col-span-2 sm:pt-5">
        <p className="measure">{entry.definition}</p>
        {(entry.see || entry.pages) && (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-muted *:inline-flex *:min-h-11 *:items-center *:underline">
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
          <p className="mt-1 text-sm text-ink-muted">
            Source: <SourceReference reference={entry.source.reference} url={entry.source.url} />
          </p>
        )}
      </dd>
    </>
  );
}

/**
 * The terms, grouped by letter. A group opens when the visitor clicks it, or follows a link to it
 * or to one of its terms.
 */
export function GlossaryTemplate({ path }: { path: PagePathOf<'glossary'> }) {
  const copy = copyOf(path);
  const groups = termsByLetter(copy.terms);
  return (
    <article>
      <TextHeading path={path} heading={copy.heading} lead={copy.lead} />
      <PageBody>
        <nav aria-label="Letters" className="print:hidden">
          <ul className="flex flex-wrap">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#letter-${letter}`}
                  className="grid h-11 min-w-8 place-items-center font-display text-lg hover:text-accent sm:min-w-11"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {groups.map(({ letter, entries }) => (
            <details key={letter} className="hairline-t">
              <summary className="opens min-h-14 items-baseline py-2">
                <h2 id={`letter-${letter}`} className="w-14 shrink-0 text-xl text-accent">
                  {letter}
                </h2>
                <span data-mdast="ignore" className="flex-1 text-ink-muted">
                  {entries
                    .slice(0, termsShown)
                    .map(({ term }) => term)
                    .join(', ')}
                  {entries.length > termsShown && ` and ${entries.length - termsShown} more`}
                </span>
              </summary>
              <dl className="grid pb-6 sm:grid-cols-3 lg:pl-18">
                {entries.map((entry) => (
                  <Term key={entry.term} entry={entry} />
                ))}
              </dl>
            </details>
          ))}
        </div>
        <ClosingRow />
        <Sources sources={copy.sources} />
      </PageBody>
    </article>
  );
}
