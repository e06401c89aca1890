import { Drawing } from '@/components/figures/drawing/drawing';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import type { SectionOf } from '@/content/schema/pages';
import { namesAmount } from '@/content/values/money';

/** Terms, each beside its details. */
function TermList({
  rows,
  className,
}: Pick<SectionOf<'specification'>, 'rows'> & { className?: string }) {
  return (
    <dl className={className}>
      {rows.map((row) => (
        <div
          key={row.term}
          className="hairline-t grid gap-x-12 gap-y-0.5 py-2 sm:grid-cols-3 lg:py-4"
        >
          <dt className="font-semibold">{row.term}</dt>
          <Prose as="dd" className="sm:col-span-2">
            {row.detail}
          </Prose>
        </div>
      ))}
    </dl>
  );
}

/**
 * A list with more rows has its heading above it: beside it, a third of the page would be empty.
 */
const rowsBesideHeading = 4;

/**
 * A list of terms with their details. If each has an amount, it is a list of prices, which comes
 * second on a page. A drawing stands below the heading.
 */
export function Specification({
  heading,
  intro,
  rows,
  drawing,
}: Omit<SectionOf<'specification'>, 'type'>) {
  const tier = rows.every(({ detail }) => namesAmount(detail)) ? 'second' : 'minor';
  if (rows.length > rowsBesideHeading && !drawing) {
    return (
      <section>
        <SectionHeading isTarget tier={tier}>
          {heading}
        </SectionHeading>
        {intro && <Prose className="mt-3">{intro}</Prose>}
        <TermList rows={rows} className="mt-4 lg:mt-6" />
      </section>
    );
  }
  return (
    <SplitSection
      heading={heading}
      isTarget
      tier={tier}
      figure={drawing && <Drawing drawing={drawing} />}
    >
      {intro && <Prose className="mb-6">{intro}</Prose>}
      <TermList rows={rows} />
    </SplitSection>
  );
}

/** Groups with more terms in all are collapsed. */
const openTermsMax = 12;

/**
 * Groups of terms with their details. A reader opens the groups of a long list, and sees their terms
 * before.
 */
export function Terms({ heading, intro, lists }: Omit<SectionOf<'terms'>, 'type'>) {
  const isLong = lists.reduce((count, { rows }) => count + rows.length, 0) > openTermsMax;
  return (
    <section>
      <SectionHeading isTarget>{heading}</SectionHeading>
      {intro && <Prose className="mt-4 mb-4 lg:mb-6">{intro}</Prose>}
      {lists.map((list) =>
        isLong ? (
          <details key={list.heading} className="hairline-t">
            <summary className="opens min-h-target lg:py-3">
              <h3 className="text-lg lg:w-48">{list.heading}</h3>
              <span
                data-mdast="ignore"
                className="flex-1 text-ink-muted max-md:hidden print:hidden"
              >
                {list.rows.map(({ term }) => term).join(', ')}
              </span>
            </summary>
            <TermList rows={list.rows} />
          </details>
        ) : (
          <div key={list.heading} className="mt-8 gap-x-12 lg:grid lg:grid-cols-12">
            <h3 className="text-lg lg:col-span-3 lg:py-4">{list.heading}</h3>
            <TermList rows={list.rows} className="mt-2 lg:col-span-9 lg:mt-0" />
          </div>
        ),
      )}
    </section>
  );
}
