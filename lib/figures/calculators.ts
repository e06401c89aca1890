import { deductionsBeforeTax, incomeTax, payslip } from '@/content/payroll/payslip';
import { site } from '@/content/site';
import { wholeAmount, withCurrency } from '@/content/values/money';
import { hoursInWords, restoreHours, usableShare } from './restore-time';

/** A number that a calculator asks for, with its range. */
export interface CalculatorField {
  readonly name: string;
  readonly label: string;
  readonly initial: number;
  readonly min: number;
  readonly max: number;
}

/** An answer as text, with the lines of its calculation. */
export interface CalculatorAnswer {
  readonly answer: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

export interface Calculator {
  readonly fields: readonly CalculatorField[];
  /** The words after the answer, such as `to fetch it back`. */
  readonly after: string;
  /** Calculates the answer. `values` are in range and in the order of `fields`. */
  readonly calculate: (values: readonly number[]) => CalculatorAnswer;
}

const deductionText = (amount: number) => (amount > 0 ? `−${wholeAmount(amount)}` : '0');

/** The lines of a monthly payslip: gross pay and each statutory deduction. */
export function payslipLines(gross: number): CalculatorAnswer['lines'] {
  const pay = payslip(gross);
  return [
    ['Gross pay', wholeAmount(pay.gross)],
    ...[...deductionsBeforeTax(pay), incomeTax(pay)].map(
      ({ label, amount }) => [label, deductionText(amount)] as const,
    ),
  ];
}

/** The calculators with number fields. Outside the ranges of the fields, an answer would not be meaningful. */
export const calculators = {
  'restore-time': {
    fields: [
      {
        name: 'gigabytes',
        label: 'Data to fetch, in GB',
        initial: 200,
        min: 0.1,
        max: 1_000_000,
      },
      {
        name: 'speed',
        label: 'Speed of the line, in Mbit/s',
        initial: 20,
        min: 0.1,
        max: 100_000,
      },
      {
        name: 'share',
        label: 'Share of the line you can use, in %',
        initial: usableShare * 100,
        min: 1,
        max: 100,
      },
    ],
    after: 'to fetch it back',
    calculate: ([gigabytes = 0, speed = 0, share = 0]) => ({
      answer: hoursInWords(restoreHours(gigabytes, speed, share / 100)),
      lines: [],
    }),
  },
  payroll: {
    fields: [
      {
        name: 'gross',
        label: `Gross pay per month, in ${site.moneyUnit}`,
        initial: 80_000,
        min: 1_000,
        max: 10_000_000,
      },
    ],
    after: 'after statutory deductions',
    calculate: ([gross = 0]) => ({
      answer: withCurrency(payslip(gross).afterStatutory),
      lines: payslipLines(gross),
    }),
  },
} as const satisfies Readonly<Record<string, Calculator>>;

export type CalculatorName = keyof typeof calculators;

/** Whether a calculator with number fields has this name. */
export function isCalculatorName(name: string | undefined): name is CalculatorName {
  return name !== undefined && Object.hasOwn(calculators, name);
}

/**
 * Reads a number from the text of a field, with or without spaces or commas between thousands. Undefined if it is not a number in the
 * field's range.
 */
export function parseNumber({ min, max }: CalculatorField, text: string): number | undefined {
  const typed = text.replace(/[\s\p{Cf}]/gu, '');
  const isNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(typed);
  const value = isNumber ? Number(typed.replaceAll(',', '')) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

const formatNumber = (value: number) => value.toLocaleString(site.language);

/** The error message of a field whose text is not a number in its range. */
export function rangeMessage({ label, min, max }: CalculatorField): string {
  return `Write a number from ${formatNumber(min)} to ${formatNumber(max)} for “${label}”.`;
}
