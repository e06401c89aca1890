/** The code of the site imports these functions, but no page of this company is about payroll. */
export interface Payslip {
  readonly gross: number;
  readonly afterStatutory: number;
}

export const payslip = (gross: number): Payslip => ({ gross, afterStatutory: gross });

export const deductionsBeforeTax = (_: Payslip) => [{ label: 'Insurance', amount: 0 }];

export const incomeTax = (_: Payslip) => ({ label: 'Tax', amount: 0 });

export const payslipFormula = 'net pay = gross pay';

export const dayOfRates = () => '1 January 2026';
