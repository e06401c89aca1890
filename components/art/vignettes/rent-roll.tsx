import { wholeAmount, withCurrency } from '@/content/money';
import type { VignetteOf } from '@/content/vignettes';
import { TitleBar } from './title-bar';

type State = VignetteOf<'rent-roll'>['floors'][number]['doors'][number];

const looks: Readonly<Record<State, string>> = {
  paid: 'border-accent bg-accent text-accent-ink',
  part: 'border-accent text-ink',
  due: 'border-signal text-signal',
  free: 'border-dashed border-ink-muted text-ink-muted',
};

/** The rent roll of one block: every door with what it owes, and the list to call. */
export function RentRoll({ title, floors, open }: VignetteOf<'rent-roll'>) {
  const count = (state: State) =>
    floors.flatMap(({ doors }) => doors).filter((door) => door === state).length;
  return (
    <>
      <TitleBar title={title}>
        {count('paid')} paid · {count('part')} in part · {count('due')} due · {count('free')} free
      </TitleBar>
      <div className="grid gap-1.5 p-4">
        {floors.map(({ label, doors }) => (
          <div key={label} className="grid grid-cols-5 gap-1.5">
            {doors.map((state, index) => (
              <span
                key={index}
                className={`hairline flex flex-wrap justify-between gap-x-2 rounded-t-[0.5rem] px-1.5 py-1.5 @min-[22rem]:px-2 ${looks[state]}`}
              >
                <b className="font-semibold">
                  {label}
                  {index + 1}
                </b>
                {state}
              </span>
            ))}
          </div>
        ))}
      </div>
      <div className="hairline-t px-4 pt-2 pb-3 tabular-nums">
        {open.map(({ unit, rent, paid }) => (
          <p key={unit} className="flex items-baseline gap-3 py-1">
            <b className="w-6 font-semibold">{unit}</b>
            <span className="grow text-ink-muted">
              {paid
                ? `${wholeAmount(paid)} of ${wholeAmount(rent)}`
                : `nothing of ${wholeAmount(rent)}`}
            </span>
            <span className="text-signal">{withCurrency(rent - paid)}</span>
          </p>
        ))}
      </div>
    </>
  );
}
