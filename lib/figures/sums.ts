import { wholeAmount } from '@/content/money';
import { deductionsBeforeTax, incomeTax, payslip } from '@/content/payslip';
import { site } from '@/content/site';
import { hoursInWords, restoreHours, usableShare } from './restore-time';

/** A number that a sum needs, and the range in which it makes sense. */
export interface SumField {
  readonly name: string;
  readonly label: string;
  /** What the field holds before anything is typed. */
  readonly first: number;
  readonly least: number;
  readonly most: number;
}

/** An answer in words, and the lines that lead to it. */
export interface SumAnswer {
  readonly answer: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

export interface Sum {
  readonly fields: readonly SumField[];
  /** What follows the answer, such as `to fetch it back`. */
  readonly after: string;
  /** The answer for values in range, in the order of the fields. */
  readonly work: (values: readonly number[]) => SumAnswer;
}

const takenOff = (amount: number) => (amount > 0 ? `−${wholeAmount(amount)}` : '0');

/** A month's pay from gross to what is left after statutory deductions, as lines of a payslip. */
export function payslipLines(gross: number): SumAnswer['lines'] {
  const pay = payslip(gross);
  return [
    ['Gross pay', wholeAmount(pay.gross)],
    ...[...deductionsBeforeTax(pay), incomeTax(pay)].map(
      ({ label, amount }) => [label, takenOff(amount)] as const,
    ),
  ];
}

/** The sums of the calculators. Their ranges end where an answer would mean nothing. */
export const sums = {
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
    work: ([gigabytes = 0, speed = 0, share = 0]) => ({
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
    work: ([gross = 0]) => ({
      answer: `${site.moneyUnit} ${wholeAmount(payslip(gross).afterStatutory)}`,
      lines: payslipLines(gross),
    }),
  },
} as const satisfies Readonly<Record<string, Sum>>;

export type SumName = keyof typeof sums;

/** Whether a name is a sum's. */
export function isSumName(name: string | undefined): name is SumName {
  return name !== undefined && Object.hasOwn(sums, name);
}

/** What a field holds as a number; `undefined` where it is no number of the field's range. */
export function numberIn({ least, most }: SumField, text: string): number | undefined {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return value >= least && value <= most ? value : undefined;
}

const inWords = (value: number) => value.toLocaleString(site.language);

/** What to write into a field that holds no number of its range. */
export function rangeInWords({ label, least, most }: SumField): string {
  return `Write a number from ${inWords(least)} to ${inWords(most)} for “${label}”.`;
}
