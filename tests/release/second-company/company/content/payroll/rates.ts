export const payrollRates = {} as const;
