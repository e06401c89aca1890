import type { CalculatorAnswer, NumberCalculator } from '@/content/schema/calculators';
import type { ChartData } from '@/content/schema/figures';
import { site } from '@/content/site';
import { wholeAmount, withCurrency } from '@/content/values/money';
import { dayOfRates, deductionsBeforeTax, incomeTax, payslip, payslipFormula } from './payslip';

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

const commonSalaries = [25_000, 80_000, 150_000];

/** From gross pay to the pay before a SACCO, loans and advances. */
export const payrollCalculator = {
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
  formula: payslipFormula,
  commonAnswers: () => {
    const columns = commonSalaries.map((gross) => [
      ...payslipLines(gross),
      ['After statutory deductions', wholeAmount(payslip(gross).afterStatutory)] as const,
    ]);
    return {
      caption: `Pay per month in ${site.moneyUnit}, by the rates from ${dayOfRates()}`,
      rows: (columns[0] ?? []).map(([name], line) => [
        name,
        ...columns.map((lines) => lines[line]?.[1] ?? ''),
      ]),
    };
  },
} as const satisfies NumberCalculator;

/** A chart of the steps from gross to net pay. */
export function payslipChart(gross: number): ChartData {
  const pay = payslip(gross);
  const deducted = ({ label, amount }: { label: string; amount: number }) => ({
    label,
    change: -amount,
  });
  return {
    type: 'waterfall',
    unit: site.moneyUnit,
    bars: [
      { label: 'Gross pay', change: pay.gross },
      ...deductionsBeforeTax(pay).map(deducted),
      { label: 'Taxable pay', isTotal: true },
      deducted(incomeTax(pay)),
      { label: 'After deductions', isTotal: true },
    ],
  };
}
