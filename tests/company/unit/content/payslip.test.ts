import { expect, test } from 'vitest';
import { dayOfRates, payslip } from '@/content/payroll/payslip';
import { type PayrollRates, payrollRates } from '@/content/payroll/rates';

/** The rates of February 2026, whatever applies today. */
const rates = {
  from: '2026-02-01',
  nssf: { rate: 0.06, lowerLimit: 9_000, upperLimit: 108_000 },
  shif: { rate: 0.0275, least: 300 },
  housingLevy: { rate: 0.015 },
  trainingLevy: { amount: 50 },
  paye: {
    bands: [
      { upTo: 24_000, rate: 0.1 },
      { upTo: 32_333, rate: 0.25 },
      { upTo: 500_000, rate: 0.3 },
      { upTo: 800_000, rate: 0.325 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.35 },
    ],
    personalRelief: 2_400,
  },
  sources: payrollRates.sources,
} satisfies PayrollRates;

test('a salary is calculated line by line', () => {
  expect(payslip(80_000, rates)).toMatchObject({
    tierOne: 540,
    tierTwo: 4_260,
    shif: 2_200,
    housingLevy: 1_200,
    taxable: 71_800,
    taxBeforeRelief: 16_323,
    paye: 13_923,
    afterStatutory: 57_877,
    employerShare: 6_050,
  });
});

test('every amount is in whole shillings, also of a pay with cents', () => {
  expect(payslip(80_000.5, rates)).toEqual(payslip(80_001, rates));
});

test.each([
  [108_000, 5_940],
  [500_000, 5_940],
])(
  'on a salary of KSh %i, the second tier of NSSF is KSh %i, because the tier has an upper limit',
  (gross, tierTwo) => {
    expect(payslip(gross, rates).tierTwo).toBe(tierTwo);
  },
);

test('on a low wage, the minimum SHIF and only the first NSSF tier are due, and no tax', () => {
  expect(payslip(8_000, rates)).toMatchObject({ tierOne: 480, tierTwo: 0, shif: 300, paye: 0 });
});

test('every band of a high salary is taxed at its rate', () => {
  const { taxable, taxByBand } = payslip(1_000_000, rates);
  expect(taxByBand.map(({ rate }) => rate)).toEqual([0.1, 0.25, 0.3, 0.325, 0.35]);
  expect(taxByBand.reduce((sum, { slice }) => sum + slice, 0)).toBe(taxable);
});

test('the day of the rates is written in words', () => {
  expect(dayOfRates(rates)).toBe('1 February 2026');
});
