/** None: no page of the practice has to do with payroll. */
export const payrollRates = {} as const;
