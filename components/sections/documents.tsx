import { Surface } from '@/components/figures/drawing/drawing';
import { SectionHeading } from '@/components/ui/section-heading';
import type { SectionOf } from '@/content/schema/pages';
import { classNames } from '@/lib/class-names';

/** Documents as small sheets of paper. A sheet grows to its full size when the reader opens it. */
export function Documents({ heading, papers }: Omit<SectionOf<'documents'>, 'type'>) {
  return (
    <section>
      <SectionHeading isTarget>{heading}</SectionHeading>
      <div
        className={classNames(
          'mt-4 grid gap-4 *:min-w-0 lg:mt-8',
          papers.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4',
        )}
      >
        {papers.map((paper) => (
          <details key={paper.title} className="sheet">
            <summary data-mdast="ignore" className="opens min-h-target font-semibold">
              {paper.title}
            </summary>
            <div className="sheet-paper">
              <Surface type="paper" {...paper} />
            </div>
          </details>
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-muted">
        Sample documents with invented names and figures.
      </p>
    </section>
  );
}
