import { Prose } from '@/components/ui/prose';
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
