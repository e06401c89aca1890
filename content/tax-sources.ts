/** KRA’s notice that returns are compared with electronic invoices, for the pages that mention it. */
export const incomeValidation = {
  fact: 'From 1 January 2026 KRA validates income and expenses in income tax returns against TIMS/eTIMS invoices, withholding tax amounts and customs import records, starting with returns for the year 2025.',
  reference:
    'Kenya Revenue Authority, public notice of 7 November 2025, as summarised by KKCO East Africa',
  url: 'https://kkcoeastafrica.co.ke/article/the-impact-of-income-tax-return-validation-e-tims-key-considerations-for-taxpayers/',
  checked: '2026-11-23',
} as const;
