import { wholeAmount, withCurrency } from '@/content/money';
import type { VignetteOf } from '@/content/vignettes';
import { TitleBar } from './title-bar';

type Cost = VignetteOf<'job-costing'>['costs'][number];

const sum = (costs: readonly Cost[], of: 'estimate' | 'actual') =>
  costs.reduce((total, cost) => total + cost[of], 0);

/** A job with its papers in order, and estimate against actual while it still runs. */
export function JobCosting({ title, quoted, papers, done, costs }: VignetteOf<'job-costing'>) {
  const longest = Math.max(...costs.flatMap(({ estimate, actual }) => [estimate, actual]));
  const margin = (of: 'estimate' | 'actual') =>
    `${((1 - sum(costs, of) / quoted) * 100).toFixed(1)}%`;
  return (
    <>
      <TitleBar title={title}>Quoted {withCurrency(quoted)}</TitleBar>
      <div className="grid grid-cols-4 px-4 pt-4">
        {papers.map((paper, index) => {
          const isDone = index < done;
          return (
            <span key={paper}>
              <span
                className={`block h-2 ${isDone ? 'bg-accent' : index === done ? 'bg-signal' : 'hairline border-ink-muted'}`}
              />
              <span className={`block pt-1.5 ${isDone ? '' : 'text-ink-muted'}`}>{paper}</span>
            </span>
          );
        })}
      </div>
      <div className="grid gap-4 p-4">
        {costs.map(({ label, estimate, actual }) => (
          <div key={label}>
            <p className="flex justify-between gap-3">
              <span>{label}</span>
              <span className="tabular-nums">
                {wholeAmount(actual)}{' '}
                <span className="text-ink-muted">of {wholeAmount(estimate)}</span>
              </span>
            </p>
            <span className="relative mt-1.5 block h-4">
              <span
                className="absolute inset-y-0 left-0 bg-signal"
                style={{ width: `${(actual / longest) * 100}%` }}
              />
              <span
                className="absolute inset-y-0 left-0 border-r-2 border-raised bg-accent"
                style={{ width: `${(Math.min(estimate, actual) / longest) * 100}%` }}
              />
            </span>
          </div>
        ))}
      </div>
      <p className="hairline-t flex flex-wrap justify-between gap-x-4 bg-surface px-4 py-3">
        <span>
          Direct cost{' '}
          <b className="font-semibold tabular-nums">{wholeAmount(sum(costs, 'actual'))}</b>
        </span>
        <span>
          Margin <b className="font-semibold text-signal tabular-nums">{margin('actual')}</b>
          <span className="text-ink-muted tabular-nums">, expected {margin('estimate')}</span>
        </span>
      </p>
    </>
  );
}
