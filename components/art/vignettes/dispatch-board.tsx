import type { VignetteOf } from '@/content/vignettes';
import { TitleBar } from './title-bar';

/** The circle of the clock below, in SVG units. */
const around = 2 * Math.PI * 16;

/** A dispatcher's day: who is where, and the clock that runs out first. */
export function DispatchBoard({
  title,
  state,
  opens,
  closes,
  now,
  rows,
  clock,
}: VignetteOf<'dispatch-board'>) {
  const hours = closes - opens;
  const marks = Array.from({ length: hours / 2 + 1 }, (_, index) => opens + 2 * index);
  return (
    <>
      <TitleBar title={title}>{state}</TitleBar>
      <div className="p-4">
        <div className="ml-14 flex justify-between text-ink-muted tabular-nums">
          {marks.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}</span>
          ))}
        </div>
        <div className="relative mt-1">
          <span className="absolute inset-y-0 right-0 left-14">
            <span
              className="absolute inset-y-0 border-l-2 border-ink"
              style={{ left: `${(now / hours) * 100}%` }}
            />
          </span>
          {rows.map(({ label, jobs }) => (
            <div key={label} className="hairline-t flex items-center py-1.5">
              <b className="w-14 shrink-0 font-semibold">{label}</b>
              <span className="relative h-9 grow">
                {jobs.map(({ from, to, text, late }) => (
                  <span
                    key={text}
                    className={`hairline absolute inset-y-0 overflow-hidden px-1.5 leading-8 whitespace-nowrap ${
                      late
                        ? 'border-signal bg-raised text-signal'
                        : 'border-accent bg-accent text-accent-ink'
                    }`}
                    style={{
                      left: `${(from / hours) * 100}%`,
                      width: `${((to - from) / hours) * 100}%`,
                    }}
                  >
                    {text}
                  </span>
                ))}
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className="hairline-t flex items-center gap-4 bg-surface px-4 py-3">
        <svg viewBox="0 0 40 40" className="size-14 shrink-0" aria-hidden="true">
          <g fill="none" strokeWidth="5" transform="rotate(-90 20 20)">
            <circle cx="20" cy="20" r="16" stroke="var(--line)" />
            <circle
              cx="20"
              cy="20"
              r="16"
              stroke="var(--signal)"
              strokeDasharray={`${((clock.used / clock.promised) * around).toFixed(1)} ${around.toFixed(1)}`}
            />
          </g>
        </svg>
        <p>
          <b className="block font-semibold">{clock.title}</b>
          <span className="text-signal">{clock.promised - clock.used} h left</span> of{' '}
          {clock.promised} working hours. {clock.place}
          <span className="block text-ink-muted">{clock.note}</span>
        </p>
      </div>
    </>
  );
}
