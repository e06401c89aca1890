import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import { SampleMark } from '@/components/ui/status-label';
import type { SectionOf } from '@/content/schema';

/** A worked example with its figures, which are marked as a sample. */
export function Example({ heading, body, figures }: Omit<SectionOf<'example'>, 'type'>) {
  return (
    <section className="deep grid gap-x-12 gap-y-5 lg:my-16 lg:grid-cols-12 print:grid-cols-12">
      <div className="lg:col-span-7 print:col-span-7">
        <SectionHeading>{heading}</SectionHeading>
        <Prose className="mt-4">{body}</Prose>
      </div>
      <figure className="self-end lg:col-span-5 print:col-span-5">
        <figcaption className="text-right">
          <SampleMark />
        </figcaption>
        <dl>
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="hairline-t flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2 lg:py-3"
            >
              <dt className="text-ink-muted">{figure.label}</dt>
              <dd className="font-display text-xl font-semibold tabular-nums">{figure.value}</dd>
            </div>
          ))}
        </dl>
      </figure>
    </section>
  );
}
