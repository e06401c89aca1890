import { Fragment } from 'react';
import { classNames } from '@/lib/class-names';
import { TitleBar } from './title-bar';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** One row a lesson, one subject a day; `undefined` is a break. No mathematics stands twice after lunch. */
const lessons: readonly { at: string; subjects?: readonly string[] }[] = [
  { at: '8:00', subjects: ['Maths', 'Engl.', 'Maths', 'Kisw.', 'Maths'] },
  { at: '8:40', subjects: ['Engl.', 'Maths', 'Kisw.', 'Maths', 'Engl.'] },
  { at: '9:20' },
  { at: '9:50', subjects: ['Kisw.', 'Sci.', 'Engl.', 'Sci.', 'Social'] },
  { at: '10:30', subjects: ['Sci.', 'Social', 'Pre-T.', 'Engl.', 'Kisw.'] },
  { at: '11:10', subjects: ['Pre-T.', 'Agri.', 'Sci.', 'Social', 'Arts'] },
  { at: '11:50' },
  { at: '12:30', subjects: ['Arts', 'P.E.', 'Agri.', 'Arts', 'Pre-T.'] },
];

/** The lesson whose teacher is away. */
const cover = { at: '10:30', day: 'Wed' };

/** The week of one class, with the lesson that somebody covers. */
export function AkademicoVignette() {
  return (
    <>
      <TitleBar title="Grade 7 North">Week 9 · 1 lesson to cover</TitleBar>
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
                      subject === 'Maths' && !isCovered
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
        <span className="text-signal">Wednesday 10:30</span>, Pre-Technical Studies: two teachers
        are free to take it.
      </p>
    </>
  );
}
