import { TitleBar } from './title-bar';

/** Jobs of the day on a scale of hours after 08:00. */
const vans = [
  {
    van: 'Van 1',
    jobs: [
      { from: 0, to: 2, text: 'Nyali', late: false },
      { from: 3, to: 6, text: 'Likoni', late: false },
    ],
  },
  {
    van: 'Van 2',
    jobs: [
      { from: 1, to: 4, text: 'Port gate', late: false },
      { from: 5, to: 7, text: 'Bamburi', late: false },
    ],
  },
  {
    van: 'Van 3',
    jobs: [{ from: 2, to: 5, text: 'Diani', late: true }],
  },
];
const hours = 8;
const now = 4.3;

/** The promise of six working hours, and how much of it is used; in hours. */
const promised = 6;
const used = 5;

/** The circle of the clock below, in SVG units. */
const around = 2 * Math.PI * 16;

/** A dispatcher's day: who is where, and the clock that runs out first. */
export function CiragenVignette() {
  return (
    <>
      <TitleBar title="Dispatch, Thursday">5 visits · 1 near its limit</TitleBar>
      <div className="p-4">
        <div className="ml-14 flex justify-between text-ink-muted tabular-nums">
          {[8, 10, 12, 14, 16].map((hour) => (
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
          {vans.map(({ van, jobs }) => (
            <div key={van} className="hairline-t flex items-center py-1.5">
              <b className="w-14 shrink-0 font-semibold">{van}</b>
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
              strokeDasharray={`${((used / promised) * around).toFixed(1)} ${around.toFixed(1)}`}
            />
          </g>
        </svg>
        <p>
          <b className="block font-semibold">Ticket 2217, cold room alarm</b>
          <span className="text-signal">{promised - used} hour left</span> of {promised} working
          hours. Van 3 is there.
          <span className="block text-ink-muted">Paused while the customer was asked: 25 min</span>
        </p>
      </div>
    </>
  );
}
