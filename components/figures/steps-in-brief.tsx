import type { BriefTimeline } from '@/lib/figures/group-durations';

/** The steps of a page's work as a row of bars, on the scale of all pages of its group. Decorative: the page tells it in words. */
export function StepsInBrief({ drawing }: { drawing: BriefTimeline | undefined }) {
  if (!drawing) return null;
  return (
    <p className="mt-3 text-sm" aria-hidden="true">
      <svg className="steps-brief" aria-hidden="true">
        <line x1="0" x2="100%" y1="9" y2="9" />
        {drawing.bars.map(({ from, length }) => (
          <rect key={from} x={`${from}%`} y="2" width={`${length}%`} height="7" />
        ))}
      </svg>
      Its steps, on a scale of {drawing.weeks} weeks
    </p>
  );
}
