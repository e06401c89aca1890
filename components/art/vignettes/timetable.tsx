import { Fragment } from 'react';
import type { VignetteOf } from '@/content/vignettes';
import { classNames } from '@/lib/class-names';
import { TitleBar } from './title-bar';

/** The week of one class, with the lesson that somebody covers. */
export function Timetable({ title, state, days, lessons, marked, cover }: VignetteOf<'timetable'>) {
  return (
    <>
      <TitleBar title={title}>{state}</TitleBar>
      <div className="grid grid-cols-[auto_repeat(5,minmax(0,1fr))] gap-1 p-3 text-[0.6875rem] @min-[22rem]:p-4 @min-[22rem]:text-[0.75rem]">
        <span />
        {days.map((day) => (
          <span key={day} className="pb-1 text-center font-semibold">
            {day}
          </span>
        ))}
        {lessons.map(({ at, subjects }) => (
          <Fragment key={at}>
            <span className="self-center pr-1 text-ink-muted tabular-nums">{at}</span>
            {subjects ? (
              subjects.map((subject, index) => {
                const isCovered = at === cover.at && days[index] === cover.day;
                return (
                  <span
                    key={days[index]}
                    className={classNames(
                      'hairline overflow-hidden py-2 text-center whitespace-nowrap',
                      isCovered && 'border-signal text-signal',
                      subject === marked && !isCovered
                        ? 'border-accent bg-accent text-accent-ink'
                        : 'bg-surface',
                    )}
                  >
                    {subject}
                  </span>
                );
              })
            ) : (
              <svg
                viewBox="0 0 240 6"
                preserveAspectRatio="none"
                className="col-span-5 my-1 h-1.5 w-full"
                aria-hidden="true"
              >
                <path d={`M0 3${'q5-4 10 0t10 0'.repeat(12)}`} fill="none" stroke="var(--art-2)" />
              </svg>
            )}
          </Fragment>
        ))}
      </div>
      <p className="hairline-t px-4 py-2.5">
        <span className="text-signal">{cover.when}</span>, {cover.note}
      </p>
    </>
  );
}
