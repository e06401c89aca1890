import type { Source } from '@/content/schema';
import { dayInWords } from '@/lib/pages/posts';

/** Where the facts of a page can be checked, with the day each was last checked. */
export function Sources({ sources }: { sources: readonly Source[] | undefined }) {
  if (!sources || sources.length === 0) return null;
  return (
    <section className="hairline-t pt-6 print:pt-2 text-sm text-ink-muted">
      <h2 className="font-text text-sm font-semibold tracking-normal">Sources</h2>
      <ul className="mt-3 grid gap-2 lg:grid-cols-2 lg:gap-x-12 print:grid-cols-2 print:gap-y-0.5">
        {sources.map((source) => (
          <li key={source.fact}>
            {source.url ? (
              <a href={source.url} rel="noopener" className="underline">
                {source.reference}
              </a>
            ) : (
              source.reference
            )}
            {source.checked !== 'not yet' && (
              <>
                , checked <time dateTime={source.checked}>{dayInWords(source.checked)}</time>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
