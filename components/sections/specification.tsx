import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SplitSection } from '@/components/ui/split-section';
import type { SectionOf } from '@/content/schema/pages';
import { fragmentOf } from '@/lib/pages/fragments';

/** A list of terms with their details. */
export function Specification({ heading, intro, rows }: Omit<SectionOf<'specification'>, 'type'>) {
  return (
    <SplitSection heading={heading} id={fragmentOf(heading)}>
      {intro && <Prose className="mb-6">{intro}</Prose>}
      <dl>
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
    </SplitSection>
  );
}

/** Groups of terms with their details. On wide screens, two groups stand beside each other. */
export function Terms({ heading, intro, lists }: Omit<SectionOf<'terms'>, 'type'>) {
  return (
    <section>
      <SectionHeading id={fragmentOf(heading)}>{heading}</SectionHeading>
      {intro && <Prose className="mt-4">{intro}</Prose>}
      <div className="mt-4 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:mt-8">
        {lists.map((list) => (
          <div key={list.heading}>
            <h3 className="text-lg">{list.heading}</h3>
            <dl className="mt-2">
              {list.rows.map((row) => (
                <div key={row.term} className="hairline-t py-2 lg:py-3">
                  <dt className="font-semibold">{row.term}</dt>
                  <Prose as="dd">{row.detail}</Prose>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
