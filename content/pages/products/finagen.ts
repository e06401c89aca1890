import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

export default {
  heading: 'Finagen: accounting and SACCO software with eTIMS',
  summary: 'Books, bank and paybill reconciliation, eTIMS invoices and member loan ledgers.',
  description:
    'Accounting and SACCO software with eTIMS for Kenya: ledgers, bank and M-Pesa reconciliation, electronic tax invoices, member deposits and loans.',
  lead: 'Accounting software for Kenyan companies and SACCOs with 1 to 15 people in finance. Finagen sends tax invoices to eTIMS and matches bank and paybill receipts, so you close the month in days.',
  updated: '2026-11-24',
  screens: [
    {
      title: '1120 M-Pesa paybill',
      state: '4 matched, 1 to explain',
      blocks: [
        {
          type: 'table',
          columns: ['Entry', 'KSh', 'Balance'],
          rows: [
            { cells: ['Brought forward', '–', '84,300'] },
            { cells: ['Invoice 1042', '46,400', '130,700'] },
            { cells: ['Invoice 1039, part', '18,000', '148,700'] },
            { cells: ['Supplier bills', '(62,500)', '86,200'] },
            { cells: ['Account “SHOP4”', '12,750', '98,950'], mark: 'late' },
            { cells: ['Paybill charges', '(940)', '98,010'] },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'SHOP4: likely invoice', value: '1044', mark: 'late' },
            { text: 'Agrees with the statement', value: '98,010', mark: 'done' },
          ],
        },
        { type: 'buttons', items: ['Match', 'Ask the payer'] },
      ],
    },
    {
      title: 'Month-end, October',
      state: '4 of 6 done',
      blocks: [
        {
          type: 'rows',
          items: [
            { text: 'Bank reconciled', mark: 'done' },
            { text: 'Paybill reconciled', mark: 'done' },
            { text: 'Supplier bills in', mark: 'done' },
            { text: 'Payroll journal posted', mark: 'done' },
            { text: 'Depreciation', mark: 'open' },
            { text: 'One payment to explain', value: '12,750', mark: 'late' },
          ],
        },
        { type: 'buttons', items: ['Open the list'] },
      ],
    },
    {
      title: 'Receivables by age',
      state: 'KSh thousand',
      blocks: [
        {
          type: 'bars',
          items: [
            { label: 'Not due', value: 412, text: '412' },
            { label: '1–30 days', value: 168, text: '168' },
            { label: '31–60 days', value: 74, text: '74' },
            { label: 'Over 60', value: 39, text: '39' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Invoices sent to eTIMS', value: '58 of 58', mark: 'done' },
            { text: 'Statements mailed', value: '58', mark: 'done' },
          ],
        },
      ],
    },
  ],
  glance: {
    audience: 'Companies, SACCOs, welfare schemes and NGOs with 1 to 15 people in finance',
    time: { from: 10, to: 12, unit: 'weeks', note: 'for a company (3 to 4 months for a SACCO)' },
    price: prices['/products/finagen'],
    start: 'Agreeing the opening trial balance with your accountant',
    needs: 'Your accountant two days a week until the first close, and your iTax administrator',
  },
  modules: [
    {
      title: 'General ledger',
      body: 'Your chart of accounts, branches, closed periods and an audit trail.',
    },
    {
      title: 'Invoices with eTIMS',
      body: 'Invoices and credit notes carry KRA’s control details and QR code.',
    },
    {
      title: 'Payables',
      body: 'Supplier bills with approval, payment files for bank and M-Pesa, and a list of bills missing from eTIMS.',
    },
    {
      title: 'Reconciliation',
      body: 'Bank and paybill statements are matched by reference, amount and earlier matches. Your accountant checks what is left.',
    },
    {
      title: 'Assets and budgets',
      body: 'Depreciation by class, and spending against budget by project, vote head or grant.',
    },
    {
      title: 'Members and loans',
      body: 'Shares, deposits, guarantors, flat or reducing interest, check-off files, arrears by age and dividends.',
    },
  ],
  suits: {
    good: [
      'Companies that issue tens to thousands of tax invoices a month',
      'SACCOs and welfare schemes that lend to their members',
    ],
    other: [
      'A deposit-taking SACCO with counters and ATM cards needs a core banking system, which Finagen can connect to',
      'A sole trader with a few invoices a month can use KRA’s free tools',
    ],
  },
  process: {
    heading: 'Change systems without losing a month',
    steps: [
      {
        title: 'Agree the opening position',
        body: 'Trial balance, open invoices and bills, bank reconciliations and assets.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Design the chart of accounts',
        body: 'Your auditor sees the proposed accounts first.',
        time: { from: 4, unit: 'days' },
      },
      {
        title: 'Register for eTIMS',
        body: 'You apply under your own PIN. We supply the technical part and go through KRA’s tests with you.',
        time: 'KRA decides the time',
      },
      {
        title: 'Load members',
        body: 'For SACCOs: members confirm their balances by letter or SMS before the first posting.',
        time: { from: 2, to: 5, unit: 'weeks' },
      },
      {
        title: 'Close two months',
        body: 'We do the first month-end with your team.',
        time: { from: 2, unit: 'months' },
      },
    ],
    busy: ['both', 'both', 'others', 'both', 'both'],
  },
  scope: {
    receive: [
      'Opening balances that agree with a signed trial balance',
      'Tax invoices through eTIMS with your own numbering',
      'A month-end checklist with a name for each task',
      'For SACCOs: member balances that agree with the ledger every day',
    ],
    needed: [
      'Your accountant or treasurer, two days a week until the first close',
      'A board decision on disputed member balances',
    ],
    excluded: [
      'Audit, tax advice and filing of returns',
      'Payroll calculation: see [HR and payroll](/solutions/hr-payroll)',
    ],
  },
  delivery: {
    hosting: `Hosted, with daily copies in a second place. We test a restore ${commitments.restoreTest.phrase} and send you the result. A SACCO can use its own server.`,
    dataIn: 'Balances and open items from QuickBooks, Sage, Tally or a workbook.',
    dataOut: 'Every ledger as Excel or CSV, and a full file for your auditor.',
    integrations: [
      'KRA eTIMS',
      'M-Pesa paybill, bulk payments and bank statement files',
      'Bizgen, Posigen, Lakodi, Akademico and Practigen, by journal',
      'Payroll journals, with each statutory deduction on its own account',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'A member loan on reducing balance',
      body: 'A member borrows KSh 120,000 for 12 months at 1% a month on the balance, and repays the principal in equal parts.',
      figures: [
        { label: 'Principal each month', value: 'KSh 10,000' },
        { label: 'First instalment', value: 'KSh 11,200' },
        { label: 'Last instalment', value: 'KSh 10,100' },
        { label: 'Interest over the year', value: 'KSh 7,800' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we need eTIMS if we are not registered for VAT?',
      answer:
        'Usually yes. The regulations apply to anyone in business who is not exempted. Ask KRA or your tax adviser about exemptions.',
    },
    {
      question: 'Can members see their own balances?',
      answer:
        'Yes, on a web page or by SMS with a PIN: deposits, loans and the loans they guarantee.',
    },
    {
      question: 'What does the auditor get?',
      answer: 'A read-only sign-in to everything, with vouchers attached to their postings.',
    },
  ],
  related: [
    '/industries/finance-and-insurance',
    '/services/systems-integration/banking-systems-integration',
    '/projects/sacco-core-banking-integration',
  ],
  sources: [tax.electronicInvoices],
} satisfies Copy<'product'>;
