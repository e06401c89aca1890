import type { BusyParty } from '@/content/schema/figures';
import type { Timeline } from '@/lib/figures/timeline';

/**
 * The key of the bars, as small bars with their names, and the scale above the bars of a process.
 */
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
      <p className="timeline-key lg:col-span-8 print:col-span-9">
        In {timeline.unit}
        {!busy && hasExtra && <span className="us">at least</span>}
        {busy && (
          <>
            <span className="us">our work</span>
            <span className="you">yours</span>
          </>
        )}
        {busy?.includes('others') && <span className="others">others</span>}
        {hasExtra && <span className="more">at most</span>}
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

/**
 * Vertical lines behind the bars, at the marks of the scale. On a phone, the bars are below the
 * words of their steps, and the lines would run through these words.
 */
export function TimelineLines({ timeline }: { timeline: Timeline }) {
  return (
    <svg
      className="timeline-lines pointer-events-none absolute inset-0 left-auto h-full w-[calc(100%/3-2rem)] max-lg:hidden print:hidden"
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
