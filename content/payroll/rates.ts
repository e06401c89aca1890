import type { Source } from '@/content/schema/pages';

/** A band of monthly taxable pay and its tax rate. */
interface TaxBand {
  /**
   * The monthly taxable pay at which the band ends, in Kenyan shillings. It is `Infinity` for the
   * last band.
   */
  readonly upTo: number;
  /** The tax rate of the band as a share, such as 0.1. */
  readonly rate: number;
}

/** The rates of statutory deductions from a salary. Amounts are in Kenyan shillings per month. */
export interface PayrollRates {
  /** The first day on which all these rates apply. */
  readonly from: string;
  readonly nssf: {
    readonly rate: number;
    readonly lowerLimit: number;
    readonly upperLimit: number;
  };
  readonly shif: { readonly rate: number; readonly least: number };
  readonly housingLevy: { readonly rate: number };
  /**
   * The levy that the employer pays to the National Industrial Training Authority for each
   * employee.
   */
  readonly trainingLevy: { readonly amount: number };
  readonly paye: { readonly bands: readonly TaxBand[]; readonly personalRelief: number };
  readonly sources: Readonly<
    Record<'nssf' | 'shif' | 'housingLevy' | 'trainingLevy' | 'paye', Source>
  >;
}

/** The rates that all pages and calculators use. If the law changes, change only this table. */
export const payrollRates = {
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
  sources: {
    nssf: {
      fact: 'From February 2026 employee and employer each pay 6% of pensionable earnings: Tier I on earnings up to KSh 9,000, Tier II on those from there to KSh 108,000. Tier II may be paid to a contracted-out scheme. Employers pay by the 9th of the next month.',
      reference: 'National Social Security Fund Act, 2013, Third Schedule',
      url: 'https://new.kenyalaw.org/akn/ke/act/2013/45',
      checked: 'not yet',
      recheckBy: '2027-02-01',
    },
    shif: {
      fact: 'Salaried persons contribute 2.75% of gross pay to the Social Health Insurance Fund, and at least KSh 300 a month. Employers pay by the 9th of the next month.',
      reference: 'Social Health Insurance (General) Regulations, 2024',
      url: 'https://new.kenyalaw.org/akn/ke/act/ln/2024/49',
      checked: 'not yet',
      recheckBy: '2027-02-01',
    },
    housingLevy: {
      fact: 'The affordable housing levy is 1.5% of gross salary from the employee and the same amount from the employer. Employers pay by the ninth working day after the end of the month.',
      reference: 'KRA, public notice of 21 March 2024 on the affordable housing levy',
      url: 'https://www.kra.go.ke/news-center/public-notices/2099-collection-of-the-affordable-housing-levy-by-kenya-revenue-authority-2',
      checked: '2026-11-23',
      recheckBy: '2027-02-01',
    },
    trainingLevy: {
      fact: 'The employer pays an industrial training levy of KSh 50 a month for each employee.',
      reference: 'National Industrial Training Authority, Levy Inspectorate',
      url: 'https://www.nita.go.ke/our-services/levy-inspectorate.html',
      checked: '2026-11-24',
      recheckBy: '2027-02-01',
    },
    paye: {
      fact: 'PAYE on monthly pay: 10% on the first KSh 24,000, 25% on the next 8,333, 30% on the next 467,667, 32.5% on the next 300,000 and 35% above 800,000, less a personal relief of KSh 2,400.',
      reference: 'KRA, PAYE: individual tax rates',
      url: 'https://www.kra.go.ke/en/individual/filing-paying/types-of-taxes/paye',
      checked: '2026-11-22',
      recheckBy: '2027-02-01',
    },
  },
} as const satisfies PayrollRates;
