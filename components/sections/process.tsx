import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { SectionOf } from '@/content/schema';

/** Numbered steps with what is done in each and how long it takes. */
export function Process({ heading, intro, steps }: Omit<SectionOf<'process'>, 'type'>) {
  return (
    <section>
      <div className="measure">
        <SectionHeading>{heading}</SectionHeading>
        {intro && <Prose className="mt-4">{intro}</Prose>}
      </div>
      <ol className="process mt-10">
        {steps.map((step) => (
          <li
            key={step.title}
            className="hairline-t grid gap-x-12 gap-y-2 py-6 lg:grid-cols-12 print:grid-cols-12 print:gap-x-6"
          >
            <h3 className="text-lg lg:col-span-4 print:col-span-3">{step.title}</h3>
            <Prose className="lg:col-span-6 print:col-span-7">{step.body}</Prose>
            {step.duration && (
              <p className="text-sm text-ink-muted lg:col-span-2 lg:text-right print:col-span-2 print:text-right">
                {step.duration}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
