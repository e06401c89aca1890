import { wholeAmount, withCurrency } from '@/content/money';
import type { VignetteOf } from '@/content/vignettes';
import { TitleBar } from './title-bar';

/** A matter with its timer running, its next dates and its fee note. */
export function Matter({ title, state, task, timer, steps, feeNote }: VignetteOf<'matter'>) {
  const total = feeNote.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <TitleBar title={title}>{state}</TitleBar>
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <p>
          <span className="text-ink-muted">{task}</span>
          <span className="block font-display text-2xl font-semibold tabular-nums">{timer}</span>
        </p>
        <span className="grid size-11 place-items-center rounded-full bg-accent">
          <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
            <path d="M3 2h3.5v12H3zM9.5 2H13v12H9.5z" fill="var(--accent-ink)" />
          </svg>
        </span>
      </div>
      <div className="hairline-t px-4 py-2">
        {steps.map(({ label, when, isDone }) => (
          <p key={label} className="flex items-center gap-3 py-1">
            <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
              <path
                d={isDone ? 'M1.5 8.5l4 4 9-10' : 'M2 2h12v12H2z'}
                fill="none"
                stroke={isDone ? 'var(--accent)' : 'var(--ink-muted)'}
                strokeWidth={isDone ? 2.5 : 1.5}
              />
            </svg>
            <span className={isDone ? 'grow text-ink-muted' : 'grow'}>{label}</span>
            <span className={isDone ? 'text-ink-muted' : 'font-semibold tabular-nums'}>{when}</span>
          </p>
        ))}
      </div>
      <div className="hairline-t bg-surface px-4 py-3 tabular-nums">
        {feeNote.map(({ label, amount }) => (
          <p key={label} className="flex justify-between py-0.5">
            <span className="text-ink-muted">{label}</span>
            <span>{wholeAmount(amount)}</span>
          </p>
        ))}
        <p className="hairline-t mt-2 flex justify-between border-ink pt-2 font-semibold">
          <span>Fee note, draft</span>
          <span>{withCurrency(total)}</span>
        </p>
      </div>
    </>
  );
}
