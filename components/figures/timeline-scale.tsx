import type { BusyParty } from '@/content/figures';
import type { Timeline } from '@/lib/figures/timeline';

/** What the bars of a process mean, and the scale above them. */
export function TimelineScale({
  timeline,
  busy,
}: {
  timeline: Timeline;
  busy: readonly BusyParty[] | undefined;
}) {
  const hasMore = timeline.bars.some((bar) => bar && bar.more > 0);
  return (
    <div className="timeline-scale" aria-hidden="true">
      <p>
        To scale, in {timeline.unit}
        {hasMore && '; outlined: at most'}.{busy && ' Upper bar: we are busy. Lower bar: you are.'}
      </p>
      <p className="timeline-marks">
        {timeline.marks.map(({ at, label }) => (
          <span key={at} style={{ left: `${at}%` }}>
            {label}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The marks of the scale as lines behind all bars. */
export function TimelineLines({ timeline }: { timeline: Timeline }) {
  return (
    <svg className="timeline-lines" aria-hidden="true">
      {timeline.marks.map(({ at }) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
      ))}
    </svg>
  );
}
