import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { SectionOf } from '@/content/schema';

/** A worked example with its figures, marked as an illustration. */
export function Example({ heading, body, figures }: SectionOf<'example'>) {
  return (
    <section className="deep grid gap-x-12 gap-y-5 lg:my-16 lg:grid-cols-12 print:grid-cols-12">
      <div className="flex flex-col lg:col-span-7 print:col-span-7">
        <SectionHeading>{heading}</SectionHeading>
        <p className="order-first mb-3 text-sm print:mb-1 text-ink-muted">
          Worked example with illustrative figures
        </p>
        <Prose className="mt-4">{body}</Prose>
      </div>
      <dl className="self-end lg:col-span-5 print:col-span-5">
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
    </section>
  );
}
