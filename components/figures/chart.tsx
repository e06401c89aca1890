import type { ChartData, Chart as ChartFigure } from '@/content/schema/figures';
import {
  type BarsDrawing,
  type ChartBar,
  chartRows,
  drawChart,
  type LineDrawing,
} from '@/lib/figures/chart';
import { FigureFrame } from './figure-frame';
import { NumberTable } from './number-table';

/** The classes of bars. Each bar has a stroke, so that even the smallest amount is visible. */
const toneLooks = {
  plain: 'fill-current stroke-current text-accent',
  mark: 'fill-current stroke-current text-signal',
  deduction: 'fill-none stroke-current stroke-3 text-signal',
  subtotal: 'fill-current stroke-current text-ink-muted',
} as const satisfies Record<ChartBar['tone'], string>;

function Bars({ bars }: BarsDrawing) {
  return (
    <ul className="chart-bars max-w-[44rem]">
      {bars.map(({ label, value, from, length, tone }) => (
        <li
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 text-dense leading-[1.4]"
        >
          <span>{label}</span> <b className="font-semibold tabular-nums">{value}</b>
          <svg
            width="100%"
            height="12"
            aria-hidden="true"
            className="hairline-b col-span-full mt-1 h-3 w-full"
          >
            <rect className={toneLooks[tone]} x={`${from}%`} width={`${length}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Line({ drawing, data }: { drawing: LineDrawing; data: ChartData }) {
  return (
    <>
      <div className="chart-curve max-w-[44rem] text-fine text-ink-muted" aria-hidden="true">
        <p>{drawing.yLabel}</p>
        <div className="relative mt-3 mr-2 mb-7 ml-16 h-52">
          <svg className="size-full overflow-visible" width="100%" height="150" aria-hidden="true">
            {drawing.yTicks.map(({ at }) => (
              <line
                key={at}
                className="stroke-line [stroke-dasharray:1_4]"
                x1="0"
                x2="100%"
                y1={`${at}%`}
                y2={`${at}%`}
              />
            ))}
            {drawing.level && (
              <line
                className="stroke-signal [stroke-dasharray:6_4]"
                x1="0"
                x2="100%"
                y1={`${drawing.level.at}%`}
                y2={`${drawing.level.at}%`}
              />
            )}
            <svg
              className="size-full overflow-visible"
              viewBox="0 0 100 100"
              width="100%"
              height="150"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path
                className="fill-none stroke-accent stroke-[2.5] [vector-effect:non-scaling-stroke]"
                d={drawing.path}
              />
            </svg>
          </svg>
          {drawing.yTicks.map(({ at, label }) => (
            <span
              key={at}
              className="absolute right-[calc(100%+0.5rem)] -translate-y-1/2 whitespace-nowrap tabular-nums"
              style={{ top: `${at}%` }}
            >
              {label}
            </span>
          ))}
          {drawing.xTicks.map(({ at, label }) => (
            <span
              key={at}
              className="absolute top-[calc(100%+0.375rem)] -translate-x-1/2 whitespace-nowrap tabular-nums"
              style={{ left: `${at}%` }}
            >
              {label}
            </span>
          ))}
        </div>
        <p className="text-right">{drawing.xLabel}</p>
        {drawing.level && <p className="text-signal">{drawing.level.label}</p>}
      </div>
      <NumberTable summary="The numbers of this chart" rows={chartRows(data)} />
    </>
  );
}

/**
 * A bar chart or a line chart. Every number is also shown as text: next to its bar, or in a table.
 */
export function Chart({
  heading,
  intro,
  data,
  isInArticle = false,
}: Omit<ChartFigure, 'type'> & { isInArticle?: boolean }) {
  const drawing = drawChart(data);
  return (
    <FigureFrame heading={heading} intro={intro} isInArticle={isInArticle}>
      {drawing.type === 'bars' ? <Bars {...drawing} /> : <Line drawing={drawing} data={data} />}
    </FigureFrame>
  );
}
