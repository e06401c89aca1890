import { dayInWords } from '@/content/values/days';
import { type PayrollRates, payrollRates } from './rates';

/** A monthly payslip. Amounts are whole Kenyan shillings. */
export interface Payslip {
  readonly gross: number;
  readonly tierOne: number;
  readonly tierTwo: number;
  readonly nssf: number;
  readonly shif: number;
  readonly housingLevy: number;
  /** Gross pay minus NSSF, SHIF and the housing levy. */
  readonly taxable: number;
  /** The tax in each band that the taxable pay reaches. */
  readonly taxByBand: readonly {
    readonly slice: number;
    readonly rate: number;
    readonly tax: number;
  }[];
  readonly taxBeforeRelief: number;
  readonly paye: number;
  readonly afterStatutory: number;
  /**
   * What the employer pays in addition to the gross pay: its share of NSSF and of the housing levy,
   * and the training levy.
   */
  readonly employerShare: number;
}

/** The statutory deductions before tax with their labels, in the order in which pages show them. */
export const deductionsBeforeTax = (pay: Payslip) =>
  [
    { label: 'NSSF', amount: pay.nssf },
    { label: 'SHIF', amount: pay.shif },
    { label: 'Housing levy', amount: pay.housingLevy },
  ] as const;

/** The income tax on a payslip, with its label. */
export const incomeTax = (pay: Payslip) => ({ label: 'PAYE', amount: pay.paye }) as const;

/** How a payslip is calculated, as one line of text. */
export const payslipFormula =
  'taxable pay = gross − NSSF − SHIF − housing levy; PAYE = tax on taxable pay by bands − relief; pay after statutory deductions = taxable pay − PAYE';

/** The tax on the slice of a taxable pay in each band, in whole shillings. */
function taxByBand(taxable: number, bands: PayrollRates['paye']['bands']): Payslip['taxByBand'] {
  return bands.flatMap(({ upTo, rate }, index) => {
    const slice = Math.min(taxable, upTo) - (bands[index - 1]?.upTo ?? 0);
    return slice > 0 ? [{ slice, rate, tax: Math.round(slice * rate) }] : [];
  });
}

/**
 * The payslip for a month's pay in shillings. The pay is rounded to the shilling before anything is
 * taken from it, and then each amount.
 */
export function payslip(pay: number, rates: PayrollRates = payrollRates): Payslip {
  const gross = Math.round(pay);
  const { nssf: pension, shif: health, housingLevy: levy, trainingLevy, paye: tax } = rates;
  const tierOne = Math.round(Math.min(gross, pension.lowerLimit) * pension.rate);
  const aboveTierOne = Math.min(gross, pension.upperLimit) - pension.lowerLimit;
  const tierTwo = Math.round(Math.max(0, aboveTierOne) * pension.rate);
  const nssf = tierOne + tierTwo;
  const shif = Math.max(health.least, Math.round(gross * health.rate));
  const housingLevy = Math.round(gross * levy.rate);
  const taxable = gross - nssf - shif - housingLevy;
  const slices = taxByBand(taxable, tax.bands);
  const taxBeforeRelief = slices.reduce((sum, slice) => sum + slice.tax, 0);
  const paye = Math.max(0, taxBeforeRelief - tax.personalRelief);
  return {
    gross,
    tierOne,
    tierTwo,
    nssf,
    shif,
    housingLevy,
    taxable,
    taxByBand: slices,
    taxBeforeRelief,
    paye,
    afterStatutory: taxable - paye,
    employerShare: nssf + housingLevy + trainingLevy.amount,
  };
}

/** The day from which a table of rates applies, in words: `1 February 2026`. */
export function dayOfRates(rates: PayrollRates = payrollRates): string {
  return dayInWords(rates.from);
}
