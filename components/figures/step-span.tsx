import type { BusyParty } from '@/content/schema/figures';
import type { Time } from '@/content/values/time';
import { timeInWords } from '@/content/values/time-in-words';
import { classNames } from '@/lib/class-names';
import { type Bar, busyWords } from '@/lib/figures/timeline';

const percent = (value: number) => `${value}%`;

type Worker = Exclude<BusyParty, 'both'>;

/**
 * A bar for the minimum time, and an outline up to the maximum time. The bar is solid for our work,
 * striped for the client's work, and a thin line for the work of others.
 */
function TimeBar({ bar, worker, top }: { bar: Bar; worker: Worker; top: number }) {
  const from = percent(bar.from);
  const to = percent(bar.from + bar.min);
  return (
    <>
      {worker === 'us' ? (
        <rect x={from} y={top + 1} width={percent(bar.min)} height="10" stroke="none" />
      ) : (
        <line className={worker} x1={from} x2={to} y1={top + 6} y2={top + 6} />
      )}
      {bar.extra > 0 && (
        <rect className="more" x={to} y={top + 1.5} width={percent(bar.extra)} height="9" />
      )}
    </>
  );
}

/**
 * How long a step takes and who works on it: in words, and as bars on the scale of the whole
 * process.
 */
export function StepSpan({
  time,
  busy,
  bar,
  className,
}: {
  time: Time | undefined;
  busy: BusyParty | undefined;
  bar: Bar | undefined;
  className?: string;
}) {
  const words = [time && timeInWords(time), busy && busyWords[busy]].filter(Boolean).join(' · ');
  // The words are over their bar: on the right if most of the bar is.
  const isLate = bar && bar.from + (bar.min + bar.extra) / 2 > 50;
  return (
    <div className={classNames('text-sm text-ink-muted', className)}>
      {words && (
        <p className={classNames('relative w-fit bg-canvas pr-1', isLate && 'ml-auto')}>{words}</p>
      )}
      {bar && (
        <svg
          className="step-track"
          width="100%"
          height={busy === 'both' ? 24 : 12}
          aria-hidden="true"
        >
          <TimeBar bar={bar} worker={busy === undefined || busy === 'both' ? 'us' : busy} top={0} />
          {busy === 'both' && <TimeBar bar={bar} worker="you" top={12} />}
        </svg>
      )}
    </div>
  );
}
