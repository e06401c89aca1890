import { productNeeds } from '@/content/company/product-choice';
import { dayOfRates, payslip, payslipFormula } from '@/content/payroll/payslip';
import type { Calculator } from '@/content/schema/figures';
import { site } from '@/content/site';
import { wholeAmount } from '@/content/values/money';
import { titleOf } from '@/lib/pages/titles';
import { payslipLines } from './calculators';
import { hoursInWords, restoreHours, usableShare } from './restore-time';

/** A calculator's formula, and a table of its answers for common values. The first row contains the column headings. */
export interface CommonAnswers {
  readonly formula: string;
  readonly caption: string;
  readonly rows: readonly (readonly string[])[];
}

const sizes = [50, 200, 500, 2_000];
const speeds = [10, 20, 50, 100];
const salaries = [25_000, 80_000, 150_000];

/** The answers of a calculator, for print and for browsers without scripts. */
export function commonAnswers(calculator: Calculator['calculator']): CommonAnswers {
  switch (calculator) {
    case 'restore-time':
      return {
        formula: `hours = gigabytes × 8,000 ÷ Mbit/s ÷ 3,600 ÷ share of the line`,
        caption: `Time to fetch a backup back, with ${usableShare * 100}% of the line`,
        rows: [
          ['Data', ...speeds.map((speed) => `${speed} Mbit/s`)],
          ...sizes.map((size) => [
            `${wholeAmount(size)} GB`,
            ...speeds.map((speed) => hoursInWords(restoreHours(size, speed))),
          ]),
        ],
      };
    case 'payroll': {
      const columns = salaries.map((gross) => [
        ...payslipLines(gross),
        ['Net pay', wholeAmount(payslip(gross).afterStatutory)] as const,
      ]);
      return {
        formula: payslipFormula,
        caption: `Pay per month in ${site.moneyUnit}, by the rates from ${dayOfRates()}`,
        rows: (columns[0] ?? []).map(([name], line) => [
          name,
          ...columns.map((lines) => lines[line]?.[1] ?? ''),
        ]),
      };
    }
    case 'product-choice':
      return {
        formula:
          'You see each product that does at least one of the things you ticked. Products that do more of them come first.',
        caption: 'What each product does',
        rows: [
          ['Need', 'Products that do it'],
          ...productNeeds.map(({ label, products }) => [label, products.map(titleOf).join(', ')]),
        ],
      };
  }
}
