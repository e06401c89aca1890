import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleMark } from '@/components/ui/status-label';
import type { Copy } from '@/content/schema/pages';

type Examine = Extract<Copy<'service'>, { shape: 'examine' }>;

/** A finding as it stands in the report that a client receives, marked as a sample. */
export function Finding({ finding }: Pick<Examine, 'finding'>) {
  return (
    <section>
      <div className="measure">
        <SectionHeading isTarget>{finding.heading}</SectionHeading>
        {finding.intro && <Prose className="mt-4">{finding.intro}</Prose>}
      </div>
      <article className="hairline mt-4 border-l-8 border-signal bg-raised p-4 sm:p-8 lg:mt-8">
        <p className="text-sm font-semibold text-signal">
          {finding.severity}
          <SampleMark />
        </p>
        <h3 className="mt-1 text-lg">{finding.title}</h3>
        <dl className="mt-4">
          {finding.parts.map(({ term, detail }) => (
            <div
              key={term}
              className="hairline-t grid gap-x-8 gap-y-0.5 py-2 sm:grid-cols-4 lg:py-3"
            >
              <dt className="font-semibold">{term}</dt>
              <Prose as="dd" className="sm:col-span-3">
                {detail}
              </Prose>
            </div>
          ))}
        </dl>
      </article>
    </section>
  );
}
