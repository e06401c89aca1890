import type { BusyParty } from '@/content/figures';
import { type Bar, busyWords } from '@/lib/figures/timeline';

/** The lanes of a track that a party works in, from the top, with their height: ours above, the client's below. */
const lanes: Readonly<Record<BusyParty | 'unknown', readonly { y: number; height: number }[]>> = {
  us: [{ y: 1, height: 5 }],
  you: [{ y: 8, height: 5 }],
  both: [
    { y: 1, height: 5 },
    { y: 8, height: 5 },
  ],
  others: [{ y: 3, height: 8 }],
  unknown: [{ y: 3, height: 8 }],
};

const percent = (value: number) => `${value}%`;

/** How long a step takes and who is busy: in words, and as bars on the scale of the whole process. */
export function StepSpan({
  duration,
  busy,
  bar,
}: {
  duration: string | undefined;
  busy: BusyParty | undefined;
  bar: Bar | undefined;
}) {
  const words = [duration, busy && busyWords[busy]].filter(Boolean).join(' · ');
  return (
    <div className="text-sm text-ink-muted">
      {words && <p>{words}</p>}
      {bar && (
        <svg className={busy === 'others' ? 'step-track others' : 'step-track'} aria-hidden="true">
          {lanes[busy ?? 'unknown'].map(({ y, height }) =>
            bar.repeats ? (
              <line
                key={y}
                className={y > 6 ? 'lower' : undefined}
                x1={percent(bar.from)}
                x2="100%"
                y1={y + height / 2}
                y2={y + height / 2}
                strokeWidth={height}
              />
            ) : (
              <g key={y} className={y > 6 ? 'lower' : undefined}>
                <rect x={percent(bar.from)} y={y} width={percent(bar.least)} height={height} />
                {bar.more > 0 && (
                  <rect
                    className="more"
                    x={percent(bar.from + bar.least)}
                    y={y}
                    width={percent(bar.more)}
                    height={height}
                  />
                )}
              </g>
            ),
          )}
        </svg>
      )}
    </div>
  );
}
