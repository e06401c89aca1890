import { lawUrl } from './laws';
import type { Source } from './schema';

/** One slice of monthly taxable pay and the rate on it. */
export interface TaxBand {
  /** The monthly taxable pay at which the band ends, in Kenyan shillings; `Infinity` for the last. */
  readonly upTo: number;
  /** The share of the slice that is tax, such as 0.1. */
  readonly rate: number;
}

/** The statutory deductions from a salary that hold from a day on. Amounts are Kenyan shillings a month. */
export interface PayrollRates {
  /** The first day on which all of them hold. */
  readonly from: string;
  readonly nssf: {
    readonly rate: number;
    readonly lowerLimit: number;
    readonly upperLimit: number;
  };
  readonly shif: { readonly rate: number; readonly least: number };
  readonly housingLevy: { readonly rate: number };
  readonly paye: { readonly bands: readonly TaxBand[]; readonly personalRelief: number };
  readonly sources: Readonly<Record<'nssf' | 'shif' | 'housingLevy' | 'paye', Source>>;
}

/** The rates that every example on payroll is computed from. A change of law changes this table and nothing else. */
export const payrollRates = {
  from: '2026-02-01',
  nssf: { rate: 0.06, lowerLimit: 9_000, upperLimit: 108_000 },
  shif: { rate: 0.0275, least: 300 },
  housingLevy: { rate: 0.015 },
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
  sources: {
    nssf: {
      fact: 'From February 2026 employee and employer each pay 6% of pensionable earnings: Tier I up to KSh 9,000, Tier II from there to KSh 108,000; Tier II may go to a contracted-out scheme.',
      reference: 'National Social Security Fund Act, 2013, section 20 and Third Schedule',
      url: lawUrl('nationalSocialSecurityFund'),
      checked: 'not yet',
    },
    shif: {
      fact: 'Salaried persons contribute 2.75% of gross pay to the Social Health Insurance Fund, and at least KSh 300 a month.',
      reference:
        'Social Health Insurance Act, 2023, section 27, and Social Health Insurance (General) Regulations, 2024 (Legal Notice 49 of 2024)',
      url: lawUrl('socialHealthInsurance'),
      checked: 'not yet',
    },
    housingLevy: {
      fact: 'The affordable housing levy is 1.5% of gross salary from the employee and as much from the employer.',
      reference:
        'Kenya Revenue Authority, public notice of 21 March 2024 on the affordable housing levy',
      url: 'https://www.kra.go.ke/news-center/public-notices/2099-collection-of-the-affordable-housing-levy-by-kenya-revenue-authority-2',
      checked: '2026-11-22',
    },
    paye: {
      fact: 'PAYE on monthly pay: 10% on the first KSh 24,000, 25% on the next 8,333, 30% on the next 467,667, 32.5% on the next 300,000 and 35% above 800,000, less a personal relief of KSh 2,400.',
      reference: 'Kenya Revenue Authority, PAYE: individual tax rates',
      url: 'https://www.kra.go.ke/en/individual/filing-paying/types-of-taxes/paye',
      checked: '2026-11-22',
    },
  },
} as const satisfies PayrollRates;
