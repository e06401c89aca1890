/** The rules that a payroll month is computed by. Rates are shares, limits and sums are Kenya shillings a month. */
export interface PayrollRules {
  readonly pension: {
    readonly rate: number;
    readonly tierOneLimit: number;
    readonly tierTwoLimit: number;
  };
  readonly health: { readonly rate: number };
  readonly housing: { readonly rate: number };
  /** Slices of taxable pay; the last goes up to infinity. */
  readonly bands: readonly { readonly upTo: number; readonly rate: number }[];
  readonly relief: number;
}

/** Rules that show the order of the sums and are not the law; those of `/blog/payroll-deductions-explained`. */
export const standInRules: PayrollRules = {
  pension: { rate: 0.04, tierOneLimit: 10_000, tierTwoLimit: 50_000 },
  health: { rate: 0.02 },
  housing: { rate: 0.01 },
  bands: [
    { upTo: 20_000, rate: 0.08 },
    { upTo: Number.POSITIVE_INFINITY, rate: 0.2 },
  ],
  relief: 1_000,
};

/** A month's pay from gross to net, in Kenya shillings. */
export interface Payslip {
  readonly gross: number;
  readonly pension: number;
  readonly health: number;
  readonly housing: number;
  readonly taxable: number;
  readonly tax: number;
  readonly net: number;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * A month's pay from gross to net: pension, health and housing come off first, tax is reckoned on what is left, and relief comes
 * off the tax. Each line is rounded to the cent. A gross pay that is no number or below zero counts as zero.
 */
export function payslipOf(gross: number, rules: PayrollRules): Payslip {
  const pay = Number.isFinite(gross) ? Math.max(0, gross) : 0;
  const pension = cents(Math.min(pay, rules.pension.tierTwoLimit) * rules.pension.rate);
  const health = cents(pay * rules.health.rate);
  const housing = cents(pay * rules.housing.rate);
  const taxable = cents(pay - pension - health - housing);
  let below = 0;
  let banded = 0;
  for (const { upTo, rate } of rules.bands) {
    banded += cents(Math.max(0, Math.min(taxable, upTo) - below) * rate);
    below = upTo;
  }
  const tax = cents(Math.max(0, banded - rules.relief));
  return { gross: pay, pension, health, housing, taxable, tax, net: cents(taxable - tax) };
}
