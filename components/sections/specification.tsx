import { Fold } from '@/components/ui/fold';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import type { SectionOf } from '@/content/schema/pages';
import { fragmentOf } from '@/lib/pages/fragments';

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
          className="hairline-t grid gap-x-8 gap-y-0.5 py-2 sm:grid-cols-3 lg:py-4"
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

/** A list of terms with their details. */
export function Specification({ heading, intro, rows }: Omit<SectionOf<'specification'>, 'type'>) {
  if (rows.length > rowsBesideHeading) {
    return (
      <section>
        <SectionHeading id={fragmentOf(heading)}>{heading}</SectionHeading>
        {intro && <Prose className="mt-3">{intro}</Prose>}
        <TermList rows={rows} className="mt-4 lg:mt-6" />
      </section>
    );
  }
  return (
    <SplitSection heading={heading} id={fragmentOf(heading)}>
      {intro && <Prose className="mb-6">{intro}</Prose>}
      <TermList rows={rows} />
    </SplitSection>
  );
}

/** Groups with more terms in all are collapsed on phones. */
const termsOnPhone = 12;

/**
 * Groups of terms with their details. On wide screens, the name of a group stands beside its terms.
 */
export function Terms({ heading, intro, lists }: Omit<SectionOf<'terms'>, 'type'>) {
  const isLong = lists.reduce((count, { rows }) => count + rows.length, 0) > termsOnPhone;
  return (
    <section>
      <SectionHeading id={fragmentOf(heading)}>{heading}</SectionHeading>
      {intro && <Prose className="mt-4">{intro}</Prose>}
      {lists.map((list) =>
        isLong ? (
          <div
            key={list.heading}
            className="gap-x-12 max-md:hairline-t md:mt-8 lg:grid lg:grid-cols-12"
          >
            <h3 className="text-lg max-md:hidden lg:col-span-3 lg:py-4">{list.heading}</h3>
            <Fold summary={list.heading} className="lg:col-span-9">
              <TermList rows={list.rows} />
            </Fold>
          </div>
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
