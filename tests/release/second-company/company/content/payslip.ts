/** A monthly payslip without deductions: no page of the practice is about payroll. */
export interface Payslip {
  readonly gross: number;
  readonly afterStatutory: number;
}

export const payslip = (gross: number): Payslip => ({ gross, afterStatutory: gross });

interface TakenOff {
  readonly label: string;
  readonly amount: number;
}

export const deductionsBeforeTax = (_: Payslip): readonly TakenOff[] => [];

export const incomeTax = (_: Payslip): TakenOff => ({ label: 'Tax', amount: 0 });

export const payslipFormula = 'net pay = gross pay';

export const dayOfRates = () => '1 January 2026';
