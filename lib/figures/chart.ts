import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import type { ChartData } from '@/content/figures';
import { wholeAmount } from '@/content/money';
import { deductionsBeforeTax, incomeTax, payslip } from '@/content/payslip';
import { site } from '@/content/site';
import { hoursInWords, restoreHours } from './restore-time';
import { round } from './round';

/** One bar of a chart that lies on its side. Lengths are in per cent of the track. */
export interface ChartBar {
  readonly label: string;
  /** The number in words, with its unit. */
  readonly value: string;
  readonly from: number;
  readonly length: number;
  readonly tone: 'plain' | 'mark' | 'less' | 'sum';
}

/** A chart of bars on one scale, with where zero lies, in per cent of the track. */
export interface BarsDrawing {
  readonly type: 'bars';
  readonly bars: readonly ChartBar[];
  readonly zero: number;
}

export interface CurvePoint {
  readonly across: string;
  readonly up: string;
}

/** A chart of one curve, drawn on a square of 100 by 100 that is stretched to its place. */
export interface CurveDrawing {
  readonly type: 'curve';
  readonly path: string;
  readonly across: string;
  readonly up: string;
  readonly points: readonly CurvePoint[];
  /** Marks of the axes, in per cent from the left and from the top. */
  readonly acrossMarks: readonly { readonly at: number; readonly label: string }[];
  readonly upMarks: readonly { readonly at: number; readonly label: string }[];
  readonly level: { readonly at: number; readonly label: string } | undefined;
}

export type ChartDrawing = BarsDrawing | CurveDrawing;

const number = new Intl.NumberFormat(site.language, { maximumFractionDigits: 2 });

/** A number with its unit: money before it, anything else after it. */
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
  const ends = amounts.flatMap(({ from, until }) => [from, until]);
  const scale = scaleLinear()
    .domain([Math.min(0, ...ends), Math.max(0, ...ends) || 1])
    .range([0, 100]);
  return {
    type: 'bars',
    zero: round(scale(0)),
    bars: amounts.map(({ label, from, until, value, tone }) => ({
      label,
      value,
      tone,
      from: round(scale(Math.min(from, until))),
      length: round(Math.abs(scale(until) - scale(from))),
    })),
  };
}

type Step =
  | { readonly type: 'change'; readonly label: string; readonly amount: number }
  | { readonly type: 'sum'; readonly label: string };

const takenOff = ({ label, amount }: { label: string; amount: number }): Step => ({
  type: 'change',
  label,
  amount: -amount,
});

/** Changes on top of each other, with the sums so far. */
function drawSteps(steps: readonly Step[], unit: string): BarsDrawing {
  let sum = 0;
  return drawBars(
    steps.map((step, index): Amount => {
      if (step.type === 'sum') {
        return {
          label: step.label,
          from: 0,
          until: sum,
          value: inUnit(sum, unit),
          tone: 'sum',
        };
      }
      const from = sum;
      sum += step.amount;
      return {
        label: step.label,
        from,
        until: sum,
        value:
          index === 0 || step.amount < 0
            ? inUnit(step.amount, unit)
            : `+${inUnit(step.amount, unit)}`,
        tone: step.amount < 0 ? 'less' : 'plain',
      };
    }),
  );
}

interface Curve {
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly words: readonly CurvePoint[];
  readonly across: string;
  readonly up: string;
  readonly isStepped: boolean;
  readonly acrossLabel: (x: number) => string;
  /** Marks of the axis are whole numbers of this. */
  readonly acrossStep?: number;
  readonly level?: { readonly value: number; readonly label: string } | undefined;
}

function drawCurve({
  points,
  words,
  across,
  up,
  isStepped,
  acrossLabel,
  acrossStep = 1,
  level,
}: Curve): CurveDrawing {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = scaleLinear()
    .domain([Math.min(...xs), Math.max(...xs)])
    .range([0, 100]);
  const y = scaleLinear()
    .domain([Math.min(0, ...ys), Math.max(...ys, level?.value ?? 0)])
    .nice(4)
    .range([100, 0]);
  const [firstX = 0, lastX = 0] = x.domain().map((value) => value / acrossStep);
  const acrossTicks = scaleLinear()
    .domain([firstX, lastX])
    .ticks(3)
    .filter((_, index, ticks) => ticks.length <= mostMarks || index % 2 === 0)
    .map((tick) => tick * acrossStep);
  const path = line<readonly [number, number]>()
    .x(([value]) => round(x(value)))
    .y(([, value]) => round(y(value)))
    .curve(isStepped ? curveStepAfter : curveLinear)(points.map((point) => point));
  return {
    type: 'curve',
    path: path ?? '',
    across,
    up,
    points: words,
    acrossMarks: acrossTicks.map((tick) => ({ at: round(x(tick)), label: acrossLabel(tick) })),
    upMarks: y.ticks(4).map((tick) => ({ at: round(y(tick)), label: number.format(tick) })),
    level: level && { at: round(y(level.value)), label: level.label },
  };
}

/** How many marks the axis across has room for on the narrowest screen. */
const mostMarks = 4;

/** What a curve over a day shows before its first entry and after its last, in minutes. */
const halfHour = 30;

/** Minutes after midnight of a time of day, `HH:MM`. */
const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The interest of each month of a loan on a reducing balance that is repaid in equal parts of its principal. */
export function loanInterest(principal: number, months: number, monthlyRate: number) {
  return Array.from({ length: months }, (_, month) => {
    const balance = principal - (principal / months) * month;
    return Math.round(balance * monthlyRate * 100) / 100;
  });
}

/** Lays out a chart; its sums are made here, so that the picture can't say something else than the numbers. */
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
    case 'steps':
      return drawSteps(data.steps, data.unit);
    case 'payroll': {
      const pay = payslip(data.gross);
      return drawSteps(
        [
          { type: 'change', label: 'Gross pay', amount: pay.gross },
          ...deductionsBeforeTax(pay).map(takenOff),
          { type: 'sum', label: 'Taxable pay' },
          takenOff(incomeTax(pay)),
          { type: 'sum', label: 'After statutory deductions' },
        ],
        site.moneyUnit,
      );
    }
    case 'loan': {
      const { principal, months, monthlyRate } = data;
      const interest = loanInterest(principal, months, monthlyRate);
      return drawCurve({
        points: interest.map((amount, month) => [month + 1, principal / months + amount]),
        words: interest.map((amount, month) => ({
          across: `Month ${month + 1}`,
          up: inUnit(principal / months + amount, site.moneyUnit),
        })),
        across: 'Month',
        up: `Instalment, ${site.moneyUnit}`,
        isStepped: true,
        acrossLabel: String,
      });
    }
    case 'restore-time':
      return drawBars(
        data.speeds.map((speed) => {
          const hours = restoreHours(data.gigabytes, speed);
          const value = hoursInWords(hours);
          return { label: `${speed} Mbit/s`, from: 0, until: hours, value, tone: 'plain' };
        }),
      );
    case 'line':
      return drawCurve({
        points: data.points,
        words: data.points.map(([x, y]) => ({ across: number.format(x), up: number.format(y) })),
        across: data.across,
        up: data.up,
        isStepped: false,
        acrossLabel: (x) => number.format(x),
        level: data.level,
      });
    case 'balance': {
      let balance = data.opening;
      const first = minutesOf(data.entries[0]?.at ?? '00:00') - halfHour;
      const points = data.entries.map(({ at, label, amount }) => {
        balance += amount;
        return {
          at: minutesOf(at),
          balance,
          word: { across: `${at}, ${label}`, up: inUnit(balance, data.unit) },
        };
      });
      return drawCurve({
        points: [
          [first, data.opening],
          ...points.map((point) => [point.at, point.balance] as const),
          [(points.at(-1)?.at ?? first) + halfHour, balance],
        ],
        words: [
          { across: 'Opening', up: inUnit(data.opening, data.unit) },
          ...points.map(({ word }) => word),
        ],
        across: 'Time of day',
        up: data.unit,
        isStepped: true,
        acrossStep: 60,
        acrossLabel: (minutes) =>
          `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.round(minutes % 60)).padStart(2, '0')}`,
      });
    }
  }
}

/** A chart as rows of words, its headings first: what its table says. */
export function chartRows(data: ChartData): readonly (readonly [string, string])[] {
  const drawing = drawChart(data);
  return drawing.type === 'bars'
    ? [['', 'Amount'], ...drawing.bars.map(({ label, value }) => [label, value] as const)]
    : [
        [drawing.across, drawing.up],
        ...drawing.points.map(({ across, up }) => [across, up] as const),
      ];
}
