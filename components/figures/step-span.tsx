import type { BusyParty } from '@/content/schema/figures';
import type { Time } from '@/content/values/time';
import { timeInWords } from '@/content/values/time-in-words';
import { classNames } from '@/lib/class-names';
import { type Bar, busyWords, labelMargins } from '@/lib/figures/timeline';

const percent = (value: number) => `${Math.round(value)}%`;

type Worker = Exclude<BusyParty, 'both'>;

/**
 * A bar for the minimum time, and an outline up to the maximum time. The bar is solid for our work,
 * striped for the client's work, and a thin line for the work of others.
 */
function TimeBar({ bar, worker, top }: { bar: Bar; worker: Worker; top: number }) {
  const share = bar.min / (bar.min + bar.extra);
  const least = percent(100 * share);
  return (
    <>
      {worker === 'us' ? (
        <rect y={top + 1} width={least} height="10" stroke="none" />
      ) : (
        <line className={worker} x2={least} y1={top + 6} y2={top + 6} />
      )}
      {share < 1 && (
        <rect
          className="more"
          x={least}
          y={top + 1.5}
          width={percent(100 - 100 * share)}
          height="9"
        />
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
  return (
    <div className={classNames('text-sm text-ink-muted', className)}>
      {words && (
        <p className="relative w-fit bg-canvas pr-1" style={bar && labelMargins(bar, words)}>
          {words}
        </p>
      )}
      {bar && (
        <svg
          className="step-track"
          style={{ marginLeft: percent(bar.from) }}
          width={percent(bar.min + bar.extra)}
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
