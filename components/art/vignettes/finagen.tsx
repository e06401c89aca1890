import { shillings } from '@/content/money';
import { TitleBar } from './title-bar';

const opening = 84_300;

/** Entries of the paybill account; money in is positive. */
const entries = [
  { day: '03', text: 'Invoice 1042, paybill', amount: 46_400, matched: true },
  { day: '03', text: 'Invoice 1039, part', amount: 18_000, matched: true },
  { day: '04', text: 'Supplier bill, bulk run', amount: -62_500, matched: true },
  { day: '05', text: 'Paybill, account “SHOP4”', amount: 12_750, matched: false },
  { day: '06', text: 'Paybill charges', amount: -940, matched: true },
];

/** A ledger account with its running balance, and the one line that nothing explains yet. */
export function FinagenVignette() {
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
      <TitleBar title="1120 M-Pesa paybill">4 matched, 1 to explain</TitleBar>
      <div className="pb-1 tabular-nums">
        <p className={`${row} py-2 text-ink-muted`}>
          <span className={dayColumn}>Day</span>
          <span>Entry</span>
          <span className="text-right">KSh</span>
          <span className="text-right">Balance</span>
        </p>
        <p className={`${row} hairline-t py-2 text-ink-muted`}>
          <span className={dayColumn}>01</span>
          <span>Brought forward</span>
          <span />
          <span className="text-right">{shillings(opening)}</span>
        </p>
        {rows.map(({ day, text, amount, matched, balance: after }) => (
          <p key={text} className={`${row} hairline-t py-2 ${matched ? '' : 'bg-surface'}`}>
            <span className={dayColumn}>{day}</span>
            <span>
              {text}
              {!matched && (
                <span className="block text-signal">No invoice of this amount. Likely: 1044</span>
              )}
            </span>
            <span className="text-right">
              {amount < 0 ? `(${shillings(-amount)})` : shillings(amount)}
            </span>
            <span className="text-right font-semibold">{shillings(after)}</span>
          </p>
        ))}
        <p className={`${row} hairline-t border-ink py-2 font-semibold`}>
          <span className={dayColumn} />
          <span>Agrees with the statement</span>
          <span />
          <span className="text-right text-accent">{shillings(balance)}</span>
        </p>
      </div>
    </>
  );
}
