import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { ResultKind } from '@/lib/search/documents';
import { type Hit, markMatches, type SearchOutcome } from '@/lib/search/query';
import { StartLinks } from './search-start';

const kindHeadings: Readonly<Record<ResultKind, string>> = {
  page: 'Pages',
  post: 'Articles',
  project: 'Projects',
  term: 'Glossary',
  question: 'Questions and answers',
};

/**
 * A text in which the matched words are marked. Each part has an element of its own, because a
 * translation replaces text that is directly between elements.
 */
function Marked({ text, matched }: { text: string; matched: ReadonlySet<string> }) {
  return markMatches(text, matched).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <mark
        key={index}
        className="bg-transparent font-semibold text-accent underline underline-offset-4"
      >
        <UnbrokenText>{part}</UnbrokenText>
      </mark>
    ) : (
      <span key={index}>
        <UnbrokenText>{part}</UnbrokenText>
      </span>
    ),
  );
}

function ResultLink({ hit, onFollow }: { hit: Hit; onFollow: () => void }) {
  return (
    <a
      href={hit.href}
      data-result=""
      onClick={onFollow}
      className="-mx-3 block rounded-sm px-3 py-2 no-underline hover:bg-surface focus-visible:bg-surface focus-visible:-outline-offset-2"
    >
      <span className="block font-semibold">
        <Marked text={hit.title} matched={hit.matched} />
      </span>
      <span className="block text-sm text-ink-muted">
        <Marked text={hit.line} matched={hit.matched} />
      </span>
    </a>
  );
}

/** The message above the results. Screen readers announce it. */
function statusOf(query: string, outcome: SearchOutcome | undefined): string {
  if (!outcome) return 'Loading the search index …';
  const count = outcome.groups.reduce((sum, group) => sum + group.hits.length, 0);
  if (count === 0) return `No results for “${query.trim()}”.`;
  if (outcome.match === 'nearest') {
    return `No page has all of these words. The closest ${count === 1 ? 'result' : `${count} results`}:`;
  }
  if (outcome.match === 'similar') {
    return `Nothing matches “${query.trim()}” exactly. ${count} similar ${count === 1 ? 'result' : 'results'}:`;
  }
  return count === 1 ? '1 result' : `${count} results`;
}

/**
 * The results, grouped by kind. If no result has all words of the query, links to other pages
 * follow.
 */
export function SearchResults({
  query,
  outcome,
  onFollow,
}: {
  query: string;
  /** Undefined until the index has loaded. */
  outcome: SearchOutcome | undefined;
  onFollow: () => void;
}) {
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-muted">
        {statusOf(query, outcome)}
      </p>
      {outcome?.groups.map(({ kind, hits }) => (
        <section key={kind} className="mb-4">
          <h2 className="hairline-t pt-3 pb-1 font-text text-sm font-semibold tracking-normal text-ink-muted">
            {kindHeadings[kind]}
          </h2>
          <ul>
            {hits.map((hit) => (
              // The words that are marked depend on the query. With another key, they are never
              // changed in place.
              <li key={[hit.href, ...hit.matched].join(' ')}>
                <ResultLink hit={hit} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {outcome && (outcome.groups.length === 0 || outcome.match === 'nearest') && (
        <section className="hairline-t pt-3">
          <p>Try fewer or other words, or tell us what you need: a person reads it and answers.</p>
          <StartLinks onLeave={onFollow} />
        </section>
      )}
    </>
  );
}
