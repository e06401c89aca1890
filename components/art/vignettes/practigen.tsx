import { shillings, vatRate } from '@/content/money';
import { TitleBar } from './title-bar';

const steps = [
  { step: 'Search at the registry', when: 'done', done: true },
  { step: 'Consent to transfer', when: 'done', done: true },
  { step: 'Valuation for stamp duty', when: 'Tue 10:00', done: false },
  { step: 'Completion papers exchanged', when: 'Fri', done: false },
];

const fee = 85_000;
const disbursements = 12_400;
const feeNote = [
  { line: 'Agreed fee', amount: fee },
  { line: 'VAT 16% on the fee', amount: fee * vatRate },
  { line: 'Disbursements, 6 receipts', amount: disbursements },
];
const total = feeNote.reduce((sum, { amount }) => sum + amount, 0);

/** A matter with its timer running, its next dates and its fee note. */
export function PractigenVignette() {
  return (
    <>
      <TitleBar title="Matter 26/117, conveyancing">No conflict found</TitleBar>
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <p>
          <span className="text-ink-muted">Drafting the transfer</span>
          <span className="block font-display text-2xl font-semibold tabular-nums">0:42:10</span>
        </p>
        <span className="grid size-11 place-items-center rounded-full bg-accent">
          <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
            <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" fill="var(--accent-ink)" />
          </svg>
        </span>
      </div>
      <div className="hairline-t px-4 py-2">
        {steps.map(({ step, when, done }) => (
          <p key={step} className="flex items-center gap-3 py-1">
            <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
              <path
                d={done ? 'M1.5 8.5l4 4 9-10' : 'M2 2h12v12H2z'}
                fill="none"
                stroke={done ? 'var(--accent)' : 'var(--ink-muted)'}
                strokeWidth={done ? 2.5 : 1.5}
              />
            </svg>
            <span className={done ? 'grow text-ink-muted' : 'grow'}>{step}</span>
            <span className={done ? 'text-ink-muted' : 'font-semibold tabular-nums'}>{when}</span>
          </p>
        ))}
      </div>
      <div className="hairline-t bg-surface px-4 py-3 tabular-nums">
        {feeNote.map(({ line, amount }) => (
          <p key={line} className="flex justify-between py-0.5">
            <span className="text-ink-muted">{line}</span>
            <span>{shillings(amount)}</span>
          </p>
        ))}
        <p className="hairline-t mt-2 flex justify-between border-ink pt-2 font-semibold">
          <span>Fee note, draft</span>
          <span>KSh {shillings(total)}</span>
        </p>
      </div>
    </>
  );
}
