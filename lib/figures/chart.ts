import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ChartData } from '@/content/figures';
import { wholeAmount } from '@/content/money';
import { deductionsBeforeTax, incomeTax, payslip } from '@/content/payslip';
import { site } from '@/content/site';
import { round } from './round';

/** One horizontal bar of a chart. Lengths are percentages of the track. */
export interface ChartBar {
  readonly label: string;
  /** The number in words, with its unit. */
  readonly value: string;
  readonly from: number;
  readonly length: number;
  readonly tone: 'plain' | 'mark' | 'less' | 'sum';
}

/** A chart of bars on one scale from zero. */
export interface BarsDrawing {
  readonly type: 'bars';
  readonly bars: readonly ChartBar[];
}

export interface CurvePoint {
  readonly across: string;
  readonly up: string;
}

/** A line chart. Its path is in a view box of 100 by 100, which is stretched to the size of the chart. */
export interface CurveDrawing {
  readonly type: 'curve';
  readonly path: string;
  readonly across: string;
  readonly up: string;
  readonly points: readonly CurvePoint[];
  /** Tick marks of the axes, as percentages from the left and from the top. */
  readonly acrossMarks: readonly { readonly at: number; readonly label: string }[];
  readonly upMarks: readonly { readonly at: number; readonly label: string }[];
  readonly level: { readonly at: number; readonly label: string } | undefined;
}

export type ChartDrawing = BarsDrawing | CurveDrawing;

const number = new Intl.NumberFormat(site.language, { maximumFractionDigits: 2 });

/** A number with its unit. A currency comes before the number, other units after it. */
export function inUnit(value: number, unit: string): string {
  const digits = number.format(Math.abs(value));
  const sign = value < 0 ? '−' : '';
  if (unit === site.moneyUnit) return `${sign}${unit} ${wholeAmount(Math.abs(value))}`;
  return unit === '%' ? `${sign}${digits}%` : `${sign}${digits} ${unit}`;
}

interface Amount {
  readonly label: string;
  readonly from: number;
  readonly until: number;
  readonly value: string;
  readonly tone: ChartBar['tone'];
}

function drawBars(amounts: readonly Amount[]): BarsDrawing {
  const longest = Math.max(0, ...amounts.flatMap(({ from, until }) => [from, until]));
  const scale = scaleLinear()
    .domain([0, longest || 1])
    .range([0, 100]);
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

/** The bars from gross to net pay: each deduction, and the subtotals. */
function drawPayroll(gross: number): BarsDrawing {
  const pay = payslip(gross);
  let rest = pay.gross;
  const sum = (label: string): Amount => ({
    label,
    from: 0,
    until: rest,
    value: inUnit(rest, site.moneyUnit),
    tone: 'sum',
  });
  const deduction = ({ label, amount }: { label: string; amount: number }): Amount => {
    const from = rest;
    rest -= amount;
    return { label, from, until: rest, value: inUnit(-amount, site.moneyUnit), tone: 'less' };
  };
  return drawBars([
    { ...sum('Gross pay'), tone: 'plain' },
    ...deductionsBeforeTax(pay).map(deduction),
    sum('Taxable pay'),
    deduction(incomeTax(pay)),
    sum('After statutory deductions'),
  ]);
}

/** The most tick marks that fit on the horizontal axis of the narrowest screen. */
const mostMarks = 4;

function drawLine({
  points,
  across,
  up,
  level,
}: Extract<ChartData, { form: 'line' }>): CurveDrawing {
  const x = scaleLinear()
    .domain([Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))])
    .range([0, 100]);
  const ys = points.map(([, y]) => y);
  const y = scaleLinear()
    .domain([Math.min(0, ...ys), Math.max(...ys, level?.value ?? 0)])
    .nice(4)
    .range([100, 0]);
  const acrossTicks = x
    .ticks(3)
    .filter((_, index, ticks) => ticks.length <= mostMarks || index % 2 === 0);
  const path = line<readonly [number, number]>()
    .x(([value]) => round(x(value)))
    .y(([, value]) => round(y(value)))([...points]);
  return {
    type: 'curve',
    path: path ?? '',
    across,
    up,
    points: points.map(([x, y]) => ({ across: number.format(x), up: number.format(y) })),
    acrossMarks: acrossTicks.map((tick) => ({ at: round(x(tick)), label: number.format(tick) })),
    upMarks: y.ticks(4).map((tick) => ({ at: round(y(tick)), label: number.format(tick) })),
    level: level && { at: round(y(level.value)), label: level.label },
  };
}

/** Lays out a chart. Totals are calculated here, so that they always match the numbers. */
export function drawChart(data: ChartData): ChartDrawing {
  switch (data.form) {
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
    case 'payroll':
      return drawPayroll(data.gross);
    case 'line':
      return drawLine(data);
  }
}

/** The rows of a chart's table. The first row has the column headings. */
export function chartRows(data: ChartData): readonly (readonly [string, string])[] {
  const drawing = drawChart(data);
  return drawing.type === 'bars'
    ? [['', 'Amount'], ...drawing.bars.map(({ label, value }) => [label, value] as const)]
    : [
        [drawing.across, drawing.up],
        ...drawing.points.map(({ across, up }) => [across, up] as const),
      ];
}
