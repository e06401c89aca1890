import { shillings } from '@/content/money';
import { TitleBar } from './title-bar';

const papers = ['Quote', 'Order', 'Delivery', 'Invoice'];
const reached = 2;

const quoted = 480_000;
const costs = [
  { cost: 'Materials', estimate: 180_000, actual: 212_000 },
  { cost: 'Labour', estimate: 36_000, actual: 43_200 },
  { cost: 'Subcontractor, transport', estimate: 46_000, actual: 50_500 },
];
const sum = (of: 'estimate' | 'actual') => costs.reduce((total, cost) => total + cost[of], 0);
const margin = (of: 'estimate' | 'actual') => `${((1 - sum(of) / quoted) * 100).toFixed(1)}%`;
const longest = Math.max(...costs.flatMap(({ estimate, actual }) => [estimate, actual]));

/** A job with its papers in order, and estimate against actual while it still runs. */
export function BizgenVignette() {
  return (
    <>
      <TitleBar title="Job 318, kitchen fit-out">Quoted KSh {shillings(quoted)}</TitleBar>
      <div className="grid grid-cols-4 px-4 pt-4">
        {papers.map((paper, index) => {
          const isDone = index < reached;
          return (
            <span key={paper}>
              <span
                className={`block h-2 ${isDone ? 'bg-accent' : index === reached ? 'bg-signal' : 'hairline border-ink-muted'}`}
              />
              <span className={`block pt-1.5 ${isDone ? '' : 'text-ink-muted'}`}>{paper}</span>
            </span>
          );
        })}
      </div>
      <div className="grid gap-4 p-4">
        {costs.map(({ cost, estimate, actual }) => (
          <div key={cost}>
            <p className="flex justify-between gap-3">
              <span>{cost}</span>
              <span className="tabular-nums">
                {shillings(actual)} <span className="text-ink-muted">of {shillings(estimate)}</span>
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
          Direct cost <b className="font-semibold tabular-nums">{shillings(sum('actual'))}</b>
        </span>
        <span>
          Margin <b className="font-semibold text-signal tabular-nums">{margin('actual')}</b>
          <span className="text-ink-muted tabular-nums">, expected {margin('estimate')}</span>
        </span>
      </p>
    </>
  );
}
