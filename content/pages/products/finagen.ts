import { lostSinceCopy } from '@/content/company/commitments';
import { kraApprovalOf } from '@/content/company/facts';
import { invoicedElsewhere, sameForAll } from '@/content/company/product-terms';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';
import { amountInWords, billed, billedSetUp } from '@/content/values/price';

/** How far the set-up goes. */
const monthsClosed = 'two months';

/** What a company pays for ten people in finance. */
const forTenUsers = [
  billed('Finagen', 10, prices['/products/finagen']),
  billedSetUp(`Set-up, until ${monthsClosed} are closed`, 1, prices['/products/finagen']),
];

/** What a SACCO pays for as many. Its members cost nothing. */
const forSacco = [
  ...forTenUsers,
  billed('Help while members confirm balances', 5, furtherPrices.day),
];

export default {
  heading: 'Finagen: accounts and SACCO software for Kenya',
  summary: 'Accounts, invoices and member loans.',
  description:
    'Accounting and SACCO software built for eTIMS in Kenya: ledgers, bank and M-Pesa reconciliation, electronic tax invoices, member deposits and loans.',
  lead: 'Accounts for companies, and for SACCOs without counters or cards. Receipts from the bank and the paybill match themselves to invoices.',
  updated: '2026-11-28',
  screensHeading: 'Month end: the list says what is still open',
  screens: [
    {
      title: '1120 M-Pesa paybill',
      state: '1 to explain',
      blocks: [
        {
          type: 'table',
          columns: ['Entry', 'KSh', 'Balance'],
          rows: [
            { cells: ['Brought forward', '–', '84,300'] },
            { cells: ['Invoice 1042', '46,400', '130,700'] },
            { cells: ['Account “SHOP4”', '12,750', '143,450'], mark: 'late' },
            { cells: ['Paybill charges', '(940)', '142,510'] },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'SHOP4: likely invoice', value: '1044', mark: 'late' },
            { text: 'Agrees with the statement', value: '142,510', mark: 'done' },
          ],
        },
        { type: 'buttons', items: ['Match'] },
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
            { text: 'Cash counted', mark: 'done' },
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
            { text: 'Invoices ready for eTIMS', value: '58 of 58', mark: 'done' },
            { text: 'Statements mailed', value: '58', mark: 'done' },
          ],
        },
      ],
    },
  ],
  glance: {
    audience:
      'Companies, NGOs, and SACCOs without counters or cards, with 1 to 15 people in finance',
    time: {
      from: 10,
      to: 12,
      unit: 'weeks',
      note: 'for a company (3 to 4 months for a SACCO), plus KRA’s approval',
    },
    price: prices['/products/finagen'],
    start: 'Agreeing the opening trial balance with your accountant',
    needs: 'Your accountant two days a week until the first close, and your iTax administrator',
  },
  bill: {
    heading: 'Price for ten users',
    intro: kraApprovalOf('Finagen'),
    lines: forTenUsers,
  },
  modulesHeading: 'Every line has its match, or a person',
  modules: [
    {
      title: 'Reconciliation',
      body: 'Lines match by reference. A person decides what is left.',
    },
    {
      title: 'Tax invoices',
      body: 'Finagen is built to send invoices and credit notes to eTIMS, and prints their QR code.',
    },
    {
      title: 'Payables',
      body: 'Bills wait for approval. Payment files go to bank and M-Pesa.',
    },
    {
      title: 'General ledger',
      body: 'You keep your own chart of accounts, with branches. A closed month stays closed.',
    },
    {
      title: 'Members and loans',
      body: 'Shares, deposits, guarantors, check-off files and dividends, with flat or reducing interest.',
    },
  ],
  process: {
    heading: `We stay until ${monthsClosed} are closed`,
    steps: [
      {
        title: 'Agree the opening position',
        body: 'Your accountant signs the trial balance, open invoices and bills, bank balances and assets.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Show your auditor the chart of accounts',
        body: 'The auditor reads it first.',
        time: { from: 4, unit: 'days' },
      },
      {
        title: 'Register for eTIMS',
        body: 'You register with your own PIN. We fill in the forms, and [apply to KRA for Finagen](/resources/faqs#which-of-your-products-report-to-etims).',
        time: 'KRA decides the time',
      },
      {
        title: 'Confirm member balances',
        body: 'In a SACCO, each member gets a letter or SMS first.',
        time: { from: 2, to: 5, unit: 'weeks' },
      },
      {
        title: `Close ${monthsClosed}`,
        body: 'We sit with your team.',
        time: { from: 2, unit: 'months' },
      },
    ],
    busy: ['both', 'both', 'others', 'both', 'both'],
  },
  scope: {
    receive: ['Opening balances that agree with a signed trial balance'],
    excluded: [
      'Audit, tax advice, and returns to KRA or SASRA. The figures for them are exported',
      'Payroll: [HR and payroll](/solutions/hr-payroll) posts its journal to Finagen',
    ],
  },
  facts: {
    heading: 'Not for bank counters, cash cards or import duty',
    rows: [
      {
        term: 'Not for',
        detail:
          '- A SACCO with deposits over a counter or ATM cards: it needs a core banking system, to which Finagen can connect.\n- The duty and deposits of importers: you need a job program. See [clearing and forwarding](/industries/clearing-and-forwarding).',
      },
      {
        term: 'Works with',
        detail: `It is built to connect to KRA eTIMS, and connects to the M-Pesa paybill, bulk payments and bank files. ${invoicedElsewhere} hand over what is to be invoiced. Posigen, Lakodi and Akademico post a journal.`,
      },
      {
        term: 'If a copy is restored',
        detail: `${lostSinceCopy} of entries can be lost: M-Pesa and bank files bring receipts and payouts back, and cash is typed again.`,
      },
      {
        term: 'Your old data',
        detail: 'Your books come in from QuickBooks, Sage, Tally or a workbook.',
      },
      sameForAll(),
    ],
  },
  sections: [
    {
      type: 'bill',
      heading: 'A SACCO with ten users',
      intro: `Members cost nothing. A server of its own adds ${amountInWords(prices['/services/support-and-management/managed-it/system-administration'].from)} a month. The bill leaves out what SASRA may ask for payments: [tests, a guarantee and a night watch](/services/systems-integration/banking-systems-integration#what-sasra-asks-of-payment-suppliers) have the prices of that page.`,
      lines: forSacco,
    },
    {
      type: 'specification',
      heading: 'Who sees what',
      rows: [
        {
          term: 'A member',
          detail: 'They see their own deposits, loans and guarantees, with a PIN.',
        },
        {
          term: 'A branch officer',
          detail: 'They see the branch’s members. Each look-up is logged.',
        },
        {
          term: 'The auditor',
          detail: 'They see everything and change nothing.',
        },
      ],
    },
  ],
  questions: [],
  related: ['/blog/reconciling-mpesa-payments'],
  ask: { heading: 'See one of your own months in Finagen', body: 'Bring a trial balance.' },
  sources: [tax.electronicInvoices],
} satisfies Copy<'product'>;
