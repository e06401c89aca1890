import { scaleLinear } from 'd3-scale';
import type { ChartData } from '@/content/schema/figures';
import { site } from '@/content/site';
import { afterCurrency } from '@/content/values/money';
import { singularUnits } from '@/content/words/units';
import { round } from './round';

/** One horizontal bar of a chart. `from` and `length` are percentages of the chart's width. */
export interface ChartBar {
  readonly label: string;
  /** The number as text, with its unit. */
  readonly value: string;
  readonly from: number;
  readonly length: number;
  readonly tone: 'plain' | 'mark' | 'deduction' | 'subtotal';
}

/** A bar chart. All bars have the same scale, which contains zero. */
export interface BarsDrawing {
  readonly type: 'bars';
  readonly bars: readonly ChartBar[];
}

/**
 * A labelled position on an axis. `at` is a percentage, from the left or from the top of the chart.
 */
interface AxisMark {
  readonly at: number;
  readonly label: string;
}

/**
 * A line chart. Its path is in a view box of 100 by 100, which is stretched to the size of the
 * chart.
 */
export interface LineDrawing {
  readonly type: 'line';
  readonly path: string;
  readonly xLabel: string;
  readonly yLabel: string;
  /** The coordinates of the points as text. */
  readonly points: readonly { readonly x: string; readonly y: string }[];
  readonly xTicks: readonly AxisMark[];
  readonly yTicks: readonly AxisMark[];
  /** The horizontal line for comparison. */
  readonly level: AxisMark | undefined;
}

/** Numbers below one keep three digits that are not zero. */
const precision = {
  maximumFractionDigits: 2,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
} as const;
const numberFormat = new Intl.NumberFormat(site.language, precision);
/** An amount has its cents, unless it is whole. */
const moneyFormat = new Intl.NumberFormat(site.language, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});
const percentFormat = new Intl.NumberFormat(site.language, { ...precision, style: 'percent' });
/** Years have no separator. */
const positionFormat = new Intl.NumberFormat(site.language, { ...precision, useGrouping: 'min2' });

const writtenIn = (format: Intl.NumberFormat) => (value: number) =>
  format.format(value).replace('-', '−');

/** A number with the minus sign of typography, which screen readers read as one. */
export const inDigits = writtenIn(numberFormat);
const atPosition = writtenIn(positionFormat);

/** @throws if `content/words/units.ts` does not have the unit */
function singularOf(unit: string): string {
  const singular = Object.hasOwn(singularUnits, unit) ? singularUnits[unit] : undefined;
  if (singular !== undefined) return singular;
  throw new Error(
    `A figure has 1 of the unit "${unit}". Add the unit to content/words/units.ts, with what it is called after 1.`,
  );
}

/**
 * A number with its unit. A currency comes before the number, other units after it.
 * @throws if the number is 1 and `content/words/units.ts` does not have the unit
 */
export function inUnit(value: number, unit: string): string {
  const size = Math.abs(value);
  const digits = numberFormat.format(size);
  const sign = value < 0 ? '−' : '';
  if (unit === site.moneyUnit)
    return `${sign}${afterCurrency(size < 0.1 ? digits : moneyFormat.format(size))}`;
  if (unit === '%') return `${sign}${percentFormat.format(size / 100)}`;
  return `${sign}${digits} ${digits === numberFormat.format(1) ? singularOf(unit) : unit}`;
}

interface Amount {
  readonly label: string;
  readonly from: number;
  readonly until: number;
  readonly value: string;
  readonly tone: ChartBar['tone'];
}

/** From the least to the greatest of some values and zero. If all are zero, up to one. */
function domainOf(values: readonly number[]): [least: number, most: number] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return [least, most === least ? 1 : most];
}

function drawBars(amounts: readonly Amount[]): BarsDrawing {
  const ends = amounts.flatMap(({ from, until }) => [from, until]);
  const scale = scaleLinear().domain(domainOf(ends)).range([0, 100]);
  return {
    type: 'bars',
    bars: amounts.map(({ label, from, until, value, tone }) => ({
      label,
      value,
      tone,
      from: round(scale(Math.min(from, until))),
      length: round(Math.abs(scale(until) - scale(from))),
    })),
  };
}

/**
 * The bars of a waterfall: each change starts where the bar above it ends, and each total starts at
 * zero.
 */
function drawWaterfall({ bars, unit }: Extract<ChartData, { type: 'waterfall' }>): BarsDrawing {
  let reached = 0;
  return drawBars(
    bars.map((bar) => {
      const { label } = bar;
      if ('isTotal' in bar)
        return { label, from: 0, until: reached, value: inUnit(reached, unit), tone: 'subtotal' };
      const from = reached;
      reached += bar.change;
      const tone = bar.change < 0 ? 'deduction' : 'plain';
      return { label, from, until: reached, value: inUnit(bar.change, unit), tone };
    }),
  );
}

/** The maximum number of tick marks that fit on the horizontal axis on the narrowest screen. */
const xTicksMax = 4;

function drawLine({
  points,
  xLabel,
  yLabel,
  level,
}: Extract<ChartData, { type: 'line' }>): LineDrawing {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const xScale = scaleLinear()
    .domain([Math.min(...xs), Math.max(...xs)])
    .range([0, 100]);
  const yScale = scaleLinear()
    .domain(domainOf([...ys, level?.value ?? 0]))
    .nice(4)
    .range([100, 0]);
  const xTicks = xScale
    .ticks(3)
    .filter((_, index, ticks) => ticks.length <= xTicksMax || index % 2 === 0);
  const path = points.map(([x, y]) => `${round(xScale(x))},${round(yScale(y))}`).join('L');
  return {
    type: 'line',
    path: `M${path}`,
    xLabel,
    yLabel,
    points: points.map(([x, y]) => ({ x: atPosition(x), y: inDigits(y) })),
    xTicks: xTicks.map((x) => ({ at: round(xScale(x)), label: atPosition(x) })),
    yTicks: yScale.ticks(4).map((y) => ({ at: round(yScale(y)), label: inDigits(y) })),
    level: level && { at: round(yScale(level.value)), label: level.label },
  };
}

/**
 * Lays out a chart. The totals of a waterfall are calculated here, so that they match its changes.
 */
export function drawChart(data: ChartData): BarsDrawing | LineDrawing {
  switch (data.type) {
    case 'bars':
      return drawBars(
        data.bars.map(({ label, value, mark }) => ({
          label,
          from: 0,
          until: value,
          value: inUnit(value, data.unit),
          tone: mark ? 'mark' : 'plain',
        })),
      );
    case 'waterfall':
      return drawWaterfall(data);
    case 'line':
      return drawLine(data);
  }
}

/** The rows of a chart's table. The first row contains the column headings. */
export function chartRows(data: ChartData): readonly (readonly [string, string])[] {
  const drawing = drawChart(data);
  return drawing.type === 'bars'
    ? [['', 'Amount'], ...drawing.bars.map(({ label, value }) => [label, value] as const)]
    : [[drawing.xLabel, drawing.yLabel], ...drawing.points.map(({ x, y }) => [x, y] as const)];
}
