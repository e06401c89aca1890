import type { Source } from '@/content/schema/pages';

/** Rules of tax law and of KRA that pages state, one entry for each rule. */
export const tax = {
  /** Returns are compared with electronic invoices. */
  incomeValidation: {
    fact: 'From 1 January 2026 KRA validates income and expenses in income tax returns against TIMS/eTIMS invoices, withholding tax amounts and customs import records, starting with returns for the year 2025.',
    reference: 'KRA, public notice of 7 November 2025',
    url: 'https://www.kra.go.ke/news-center/public-notices',
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  electronicInvoices: {
    fact: 'Everyone in business who is not exempted records each sale in an electronic invoicing system, issues an invoice with the prescribed contents, and sends its details to KRA.',
    reference:
      'Tax Procedures (Electronic Tax Invoice) Regulations, 2024 (Legal Notice 64 of 2024), regulations 3 and 4',
    url: 'https://new.kenyalaw.org/akn/ke/act/ln/2024/64/eng@2024-03-28',
    checked: '2026-11-24',
    recheckBy: '2027-07-01',
  },
  /** How a company’s own software connects to eTIMS. */
  systemIntegration: {
    fact: 'eTIMS joins a trader’s own system through an online (OSCU) or a virtual (VSCU) sales control unit. The virtual one suits systems that are not always online. KRA tests an integration before it approves it.',
    reference: 'KRA, eTIMS system-to-system integration',
    url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/etims-system-to-system-integration',
    checked: '2026-11-22',
    recheckBy: '2027-07-01',
  },
  /** How long a virtual control unit may work alone. Not a rule of KRA. */
  offlineSigning: {
    fact: 'The software of an integrator has a window of 24 hours in which a virtual control unit signs without a connection.',
    reference: 'Linkd TaxID, KRA eTIMS SDK, README: Resilience',
    url: 'https://github.com/Linkd-TaxID/kra-etims-sdk',
    checked: '2026-11-27',
    recheckBy: '2027-07-01',
  },
  onboarding: {
    fact: 'KRA offers eTIMS in several solutions for different kinds of taxpayer, on the web and on phones too.',
    reference: 'KRA, How to onboard on eTIMS',
    url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/how-to-onboard-on-etims',
    checked: '2026-11-22',
    recheckBy: '2027-07-01',
  },
  everyoneInvoices: {
    fact: 'Everyone in business is required to join eTIMS and to issue electronic tax invoices.',
    reference: 'KRA, eTIMS: Buyer Initiated Invoicing',
    url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/buyer-initiated-invoicing',
    checked: '2026-11-22',
    recheckBy: '2027-07-01',
  },
  inputTax: {
    fact: 'To claim input VAT, a business needs a valid electronic tax invoice that shows its own PIN and was transmitted to KRA.',
    reference: 'KRA, FAQs: input tax deduction',
    url: 'https://www.kra.go.ke/helping-tax-payers/faqs?start=640',
    checked: '2026-11-24',
    recheckBy: '2027-07-01',
  },
  vatRates: {
    fact: 'Supplies are taxed at the standard rate or at zero, or are exempt.',
    reference: 'Value Added Tax Act, 2013, section 5',
    url: 'https://new.kenyalaw.org/akn/ke/act/2013/35',
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  records: {
    fact: 'Documents required under a tax law are kept for five years from the end of the reporting period.',
    reference: 'Tax Procedures Act, 2015, section 23',
    url: 'https://new.kenyalaw.org/akn/ke/act/2015/29',
    checked: 'not yet',
    recheckBy: '2027-07-01',
  },
  deductibleLevies: {
    fact: 'Since 27 December 2024 the housing levy and SHIF contributions are deducted in working out taxable pay, and the affordable housing relief has ended.',
    reference: 'Income Tax Act, as amended by the Tax Laws (Amendment) Act, 2024',
    url: 'https://new.kenyalaw.org/akn/ke/act/1973/16',
    checked: 'not yet',
    recheckBy: '2027-02-01',
  },
  statutoryDeductions: {
    fact: 'Employers handle four deductions: PAYE, SHIF, NSSF and the affordable housing levy. For NSSF and the levy, they also pay the same amount as the employee.',
    reference: 'KRA, Pay As You Earn',
    url: 'https://www.kra.go.ke/individual/filing-paying/types-of-taxes/paye',
    checked: 'not yet',
    recheckBy: '2027-02-01',
  },
} as const satisfies Readonly<Record<string, Source>>;
