import { wholeAmount } from '@/content/money';
import { deductionsBeforeTax, incomeTax, payslip } from '@/content/payslip';
import { site } from '@/content/site';
import { hoursInWords, restoreHours, usableShare } from './restore-time';

/** A number that a calculator asks for, with its range. */
export interface CalculatorField {
  readonly name: string;
  readonly label: string;
  /** The value of the field before the visitor types. */
  readonly first: number;
  readonly least: number;
  readonly most: number;
}

/** An answer in words, with the lines of its calculation. */
export interface CalculatorAnswer {
  readonly answer: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

export interface Calculator {
  readonly fields: readonly CalculatorField[];
  /** The words after the answer, such as `to fetch it back`. */
  readonly after: string;
  /** The answer for values in range, in the order of the fields. */
  readonly calculate: (values: readonly number[]) => CalculatorAnswer;
}

const deductionInWords = (amount: number) => (amount > 0 ? `−${wholeAmount(amount)}` : '0');

/** The lines of a month's payslip: gross pay and each statutory deduction. */
export function payslipLines(gross: number): CalculatorAnswer['lines'] {
  const pay = payslip(gross);
  return [
    ['Gross pay', wholeAmount(pay.gross)],
    ...[...deductionsBeforeTax(pay), incomeTax(pay)].map(
      ({ label, amount }) => [label, deductionInWords(amount)] as const,
    ),
  ];
}

/** The calculators with number fields. A range ends where the answer would no longer be meaningful. */
export const calculators = {
  'restore-time': {
    fields: [
      {
        name: 'gigabytes',
        label: 'Data to fetch, in GB',
        first: 200,
        least: 0.1,
        most: 1_000_000,
      },
      {
        name: 'speed',
        label: 'Speed of the line, in Mbit/s',
        first: 20,
        least: 0.1,
        most: 100_000,
      },
      {
        name: 'share',
        label: 'Share of the line you can use, in %',
        first: usableShare * 100,
        least: 1,
        most: 100,
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
        label: `Gross pay a month, in ${site.moneyUnit}`,
        first: 80_000,
        least: 1_000,
        most: 10_000_000,
      },
    ],
    after: 'after statutory deductions',
    calculate: ([gross = 0]) => ({
      answer: `${site.moneyUnit} ${wholeAmount(payslip(gross).afterStatutory)}`,
      lines: payslipLines(gross),
    }),
  },
} as const satisfies Readonly<Record<string, Calculator>>;

export type CalculatorName = keyof typeof calculators;

/** Whether a calculator with number fields has this name. */
export function isCalculatorName(name: string | undefined): name is CalculatorName {
  return name !== undefined && Object.hasOwn(calculators, name);
}

/** The text of a field as a number; undefined if it is not a number in the field's range. */
export function numberIn({ least, most }: CalculatorField, text: string): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return value >= least && value <= most ? value : undefined;
}

const inWords = (value: number) => value.toLocaleString(site.language);

/** The message for a field whose text is not a number in its range. */
export function rangeInWords({ label, least, most }: CalculatorField): string {
  return `Write a number from ${inWords(least)} to ${inWords(most)} for “${label}”.`;
}
