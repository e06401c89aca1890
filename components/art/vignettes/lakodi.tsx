import { shillings } from '@/content/money';
import { TitleBar } from './title-bar';

type State = 'paid' | 'part' | 'due' | 'free';

/** Floors from the top, five doors each. */
const block: readonly { floor: string; doors: readonly State[] }[] = [
  { floor: 'D', doors: ['paid', 'paid', 'part', 'paid', 'paid'] },
  { floor: 'C', doors: ['paid', 'paid', 'paid', 'due', 'paid'] },
  { floor: 'B', doors: ['free', 'paid', 'paid', 'paid', 'paid'] },
  { floor: 'A', doors: ['paid', 'part', 'paid', 'paid', 'due'] },
];

const looks: Readonly<Record<State, string>> = {
  paid: 'border-accent bg-accent text-accent-ink',
  part: 'border-accent text-ink',
  due: 'border-signal text-signal',
  free: 'border-dashed border-ink-muted text-ink-muted',
};

const open = [
  { unit: 'A5', rent: 22_000, paid: 0 },
  { unit: 'C4', rent: 24_500, paid: 0 },
  { unit: 'A2', rent: 22_000, paid: 15_000 },
  { unit: 'D3', rent: 26_000, paid: 20_000 },
];

const count = (state: State) =>
  block.flatMap(({ doors }) => doors).filter((d) => d === state).length;

/** The rent roll of one block: every door with what it owes, and the list to call. */
export function LakodiVignette() {
  return (
    <>
      <TitleBar title="Rent roll, 6th of the month">
        {count('paid')} paid · {count('part')} in part · {count('due')} due · {count('free')} free
      </TitleBar>
      <div className="grid gap-1.5 p-4">
        {block.map(({ floor, doors }) => (
          <div key={floor} className="grid grid-cols-5 gap-1.5">
            {doors.map((state, index) => (
              <span
                key={index}
                className={`hairline flex flex-wrap justify-between gap-x-2 rounded-t-[0.5rem] px-1.5 py-1.5 @min-[22rem]:px-2 ${looks[state]}`}
              >
                <b className="font-semibold">
                  {floor}
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
              {paid ? `${shillings(paid)} of ${shillings(rent)}` : `nothing of ${shillings(rent)}`}
            </span>
            <span className="text-signal">KSh {shillings(rent - paid)}</span>
          </p>
        ))}
      </div>
    </>
  );
}
