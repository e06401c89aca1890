import type { BusyParty } from '@/content/figures';
import type { Timeline } from '@/lib/figures/timeline';

/** The legend and the scale above the bars of a process. */
export function TimelineScale({
  timeline,
  busy,
}: {
  timeline: Timeline;
  busy: readonly BusyParty[] | undefined;
}) {
  const hasExtra = timeline.bars.some((bar) => bar && bar.extra > 0);
  return (
    <div
      className="mt-4 grid lg:mt-8 gap-x-12 gap-y-2 text-sm text-ink-muted lg:grid-cols-12 lg:items-end print:mt-1 print:grid-cols-12"
      aria-hidden="true"
    >
      <p className="lg:col-span-8 print:col-span-9">
        Drawn to scale, in {timeline.unit}.{hasExtra && ' Outline: maximum time.'}
        {busy && ' Solid bar: our work. Striped bar: your work.'}
        {busy?.includes('others') && ' Thin line: the work of others.'}
      </p>
      <p className="timeline-marks relative h-[1.3rem] lg:col-span-4 print:col-span-3">
        {timeline.marks.map(({ at, label }) => (
          <span key={at} style={at > 96 ? { right: 0, transform: 'none' } : { left: `${at}%` }}>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Vertical lines behind the bars, at the marks of the scale. */
export function TimelineLines({ timeline }: { timeline: Timeline }) {
  return (
    <svg
      className="timeline-lines pointer-events-none absolute inset-0 size-full lg:left-auto lg:w-[calc(100%/3-2rem)] print:hidden"
      width="100%"
      height="12"
      aria-hidden="true"
    >
      {timeline.marks.map(({ at }) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
      ))}
    </svg>
  );
}
