import { wholeAmount } from '@/content/money';
import { site } from '@/content/site';
import type { VignetteOf } from '@/content/vignettes';
import { TitleBar } from './title-bar';

/** A ledger account with its running balance, and the one line that nothing explains yet. */
export function Ledger({ title, state, opening, entries }: VignetteOf<'ledger'>) {
  let balance = opening;
  const rows = entries.map((entry) => {
    balance += entry.amount;
    return { ...entry, balance };
  });
  const row =
    'grid grid-cols-[minmax(0,1fr)_4rem_4rem] items-baseline gap-x-2 px-4 @min-[22rem]:grid-cols-[1.5rem_minmax(0,1fr)_4.5rem_4.5rem]';
  const dayColumn = 'hidden text-ink-muted @min-[22rem]:inline';
  return (
    <>
      <TitleBar title={title}>{state}</TitleBar>
      <div className="pb-1 tabular-nums">
        <p className={`${row} py-2 text-ink-muted`}>
          <span className={dayColumn}>Day</span>
          <span>Entry</span>
          <span className="text-right">{site.moneyUnit}</span>
          <span className="text-right">Balance</span>
        </p>
        <p className={`${row} hairline-t py-2 text-ink-muted`}>
          <span className={dayColumn}>01</span>
          <span>Brought forward</span>
          <span />
          <span className="text-right">{wholeAmount(opening)}</span>
        </p>
        {rows.map(({ day, text, amount, open, balance: after }) => (
          <p key={text} className={`${row} hairline-t py-2 ${open ? 'bg-surface' : ''}`}>
            <span className={dayColumn}>{day}</span>
            <span>
              {text}
              {open && <span className="block text-signal">{open}</span>}
            </span>
            <span className="text-right">
              {amount < 0 ? `(${wholeAmount(-amount)})` : wholeAmount(amount)}
            </span>
            <span className="text-right font-semibold">{wholeAmount(after)}</span>
          </p>
        ))}
        <p className={`${row} hairline-t border-ink py-2 font-semibold`}>
          <span className={dayColumn} />
          <span>Agrees with the statement</span>
          <span />
          <span className="text-right text-accent">{wholeAmount(balance)}</span>
        </p>
      </div>
    </>
  );
}
