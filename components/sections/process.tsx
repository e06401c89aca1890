import { StepSpan } from '@/components/figures/step-span';
import { TimelineLines, TimelineScale } from '@/components/figures/timeline-scale';
import { Prose } from '@/components/ui/prose';
import { SectionHeading } from '@/components/ui/section-heading';
import type { SectionOf } from '@/content/schema/pages';
import { timelineOf } from '@/lib/figures/timeline';

/**
 * Numbered steps, each with a description, its duration and who works on it. Bars show the
 * durations on one scale.
 */
export function Process({ heading, intro, steps, busy }: Omit<SectionOf<'process'>, 'type'>) {
  const timeline = timelineOf(steps);
  // Without a scale, few steps have a duration. It is below their text.
  const hasSpans = busy !== undefined || timeline !== undefined;
  const bodyColumns = hasSpans
    ? 'lg:col-span-5 print:col-span-6'
    : 'lg:col-span-8 print:col-span-9';
  const titleColumns = hasSpans
    ? 'text-lg lg:col-span-3 print:col-span-3'
    : 'text-lg lg:col-span-4 print:col-span-3';
  return (
    <section>
      <div className="measure">
        <SectionHeading isTarget tier={timeline ? 'second' : 'minor'}>
          {heading}
        </SectionHeading>
        {intro && <Prose className="mt-4">{intro}</Prose>}
      </div>
      {timeline && <TimelineScale timeline={timeline} busy={busy} />}
      <div className={timeline ? 'relative mt-2' : 'mt-4 lg:mt-8'}>
        {timeline && <TimelineLines timeline={timeline} />}
        <ol className="process">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="hairline-t grid gap-x-12 gap-y-1 py-2.5 lg:grid-cols-12 lg:items-baseline lg:py-4 print:grid-cols-12 print:gap-x-6"
            >
              <h3 className={titleColumns}>{step.title}</h3>
              <div className={bodyColumns}>
                <Prose>{step.body}</Prose>
                {!hasSpans && step.time && (
                  <StepSpan time={step.time} busy={undefined} bar={undefined} />
                )}
              </div>
              {hasSpans && (
                <StepSpan
                  time={step.time}
                  busy={busy?.[index]}
                  bar={timeline?.bars[index]}
                  className="lg:col-span-4 print:col-span-3"
                />
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
