import type { Source } from '@/content/schema/pages';
import { dayInWords } from '@/content/values/days';

/** The name of a source. It is a link if the source has an address. */
export function SourceReference({ reference, url }: Pick<Source, 'reference' | 'url'>) {
  return url ? (
    <a href={url} rel="noopener" className="underline">
      {reference}
    </a>
  ) : (
    reference
  );
}

/**
 * The sources of a page's facts, with the days on which they were last checked. The list is
 * collapsed at first.
 */
export function Sources({ sources }: { sources: readonly Source[] | undefined }) {
  if (!sources || sources.length === 0) return null;
  return (
    <details className="hairline-t text-sm text-ink-muted">
      <summary className="opens min-h-target font-semibold">
        <h2 className="font-text text-sm font-semibold tracking-normal">
          Sources ({sources.length})
        </h2>
      </summary>
      <ul className="grid gap-2 pb-4 lg:grid-cols-2 lg:gap-x-12 print:grid-cols-2 print:gap-y-0.5">
        {sources.map((source) => (
          <li key={source.fact}>
            <SourceReference reference={source.reference} url={source.url} />
            {source.checked !== 'not yet' && (
              <>
                , checked <time dateTime={source.checked}>{dayInWords(source.checked)}</time>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
