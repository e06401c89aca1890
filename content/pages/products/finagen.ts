import { commitments } from '@/content/commitments';
import { lawUrl } from '@/content/laws';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Finagen: accounting software with eTIMS and SACCO ledgers',
  summary: 'Books, bank and paybill reconciliation, eTIMS invoices and member loan ledgers.',
  description:
    'Finagen is accounting software for Kenya: ledgers, bank and M-Pesa reconciliation, electronic tax invoices through eTIMS and a SACCO and loan ledger module.',
  lead: 'Accounting software for Kenyan companies and SACCOs with one to fifteen people in finance. Finagen sends every tax invoice to KRA and matches every paybill receipt, so that the month closes in days.',
  updated: '2026-11-22',
  vignette: {
    drawing: 'ledger',
    alternative: 'A ledger account in Finagen: entries, balance and one payment to explain.',
    title: '1120 M-Pesa paybill',
    state: '4 matched, 1 to explain',
    opening: 84_300,
    entries: [
      { day: '03', text: 'Invoice 1042, paybill', amount: 46_400 },
      { day: '03', text: 'Invoice 1039, part', amount: 18_000 },
      { day: '04', text: 'Supplier bill, bulk run', amount: -62_500 },
      {
        day: '05',
        text: 'Paybill, account “SHOP4”',
        amount: 12_750,
        open: 'No invoice of this amount. Likely: 1044',
      },
      { day: '06', text: 'Paybill charges', amount: -940 },
    ],
  },
  glance: {
    audience: 'Companies, SACCOs, schemes and NGOs with one to fifteen people in finance',
    time: 'Five to eight weeks for a company; three to five months for a SACCO',
    price: {
      measure: 'per user',
      note: 'Loading of opening balances and members is a fixed price',
      from: 'not yet',
    },
    start: 'Agreeing the opening trial balance with your accountant',
    needs: 'Your accountant two days a week until the first close, and your iTax administrator',
  },
  situation: {
    heading: 'Books that agree with what KRA already knows',
    body: `Since 1 January 2026 KRA compares the income and expenses in a tax return with eTIMS invoices, withholding-tax records and customs entries. An expense without an electronic invoice is not allowed, subject to the exclusions that KRA publishes. Finagen therefore makes the tax invoice from the same entry that posts the sale, and lists supplier bills that arrived outside eTIMS while there is still time to ask for a proper one.

The month closes sooner for the same reason: figures are entered once. A paybill statement of four hundred lines with half-spelt names is matched by reference, amount and habit, three bank accounts likewise, and the accountant works on what is left over.

SACCOs and welfare schemes add member cards on the same postings. Total deposits in the cards and in the general ledger are then one figure, at the annual meeting as on any other day.`,
  },
  modules: [
    {
      title: 'General ledger',
      body: 'Your chart of accounts, branches and departments, closed periods that stay closed, and an audit trail which names who changed what.',
    },
    {
      title: 'Receivables with eTIMS',
      body: 'Invoices and credit notes carry the control details that come back from KRA, printed with the QR code. A rejected invoice is shown with its reason and can’t be sent to the buyer.',
    },
    {
      title: 'Payables',
      body: 'Supplier bills with approval, withholding certificates to keep, payment runs as a bank or bulk M-Pesa file, and a list of supplier invoices that did not come through eTIMS.',
    },
    {
      title: 'Reconciliation',
      body: 'Bank and paybill statements are matched by reference, amount and habit, and the matches of one month teach the next. What is left over is short enough to finish before lunch.',
    },
    {
      title: 'Assets and budgets',
      body: 'A register with depreciation by class, and spending set against budget per vote head, project or grant.',
    },
    {
      title: 'Members and loans',
      body: 'Shares, deposits, loan products, guarantors and their free capacity, flat or reducing interest, check-off files from employers, arrears by age, dividends and interest on deposits.',
    },
  ],
  suits: {
    good: [
      'Companies that issue tens to thousands of tax invoices a month',
      'SACCOs, chamas turned formal and employer welfare schemes which lend to their members',
      'Groups and NGOs that report by project, branch or donor',
    ],
    other: [
      'A deposit-taking SACCO with counters, ATM cards and agents needs a core banking system, which Finagen can be connected to',
      'A sole trader with a few invoices a month is served by the free tools KRA offers',
    ],
  },
  process: {
    heading: 'Changing the books without losing a month',
    intro:
      'We prefer to open at a year or quarter start. Any month works if the trial balance before it is agreed.',
    steps: [
      {
        title: 'Agree the opening position',
        body: 'Trial balance, open invoices, open bills, bank reconciliations, fixed assets. Differences are named before the move.',
        duration: '1–2 weeks',
      },
      {
        title: 'Design the chart',
        body: 'Your auditor sees the proposed accounts and dimensions. A shorter chart with good dimensions beats four hundred accounts.',
        duration: '4 days',
      },
      {
        title: 'Register for eTIMS integration',
        body: 'You apply under your own PIN for a connection between systems; we supply the technical part and go through KRA’s tests with you.',
        duration: 'KRA sets the pace',
        span: { type: 'open' },
      },
      {
        title: 'Load members, where there are any',
        body: 'Each balance is loaded with its card. A letter or SMS asks members to confirm theirs, and disputes are settled before the first posting.',
        duration: '2–5 weeks',
      },
      {
        title: 'Run one close together',
        body: 'The first month-end is done side by side with your team against a written list. The second they do alone while we watch.',
        duration: '2 months',
      },
    ],
    busy: ['both', 'both', 'others', 'both', 'both'],
  },
  scope: {
    receive: [
      'Opening balances tied to a signed trial balance',
      'Tax invoices issued through eTIMS from your own numbering',
      'Matching rules for each bank and paybill, written from three months of your statements',
      'A month-end list of about twenty steps, in order, with names against them',
      'For SACCOs: member statements that sum to the control accounts every day',
    ],
    needed: [
      'Your accountant or treasurer, two days a week until the first close',
      'The iTax administrator for the eTIMS application',
      'A ruling by the board on disputed member balances',
    ],
    excluded: [
      'Audit, tax advice and filing of returns, which stay with your accountant',
      'Calculating pay: salaries arrive as a journal from the payroll system',
      'Licensing or reporting advice to SACCOs; reports are made to the forms you give us',
    ],
  },
  duration:
    'Five to eight weeks for a company; three to five months for a SACCO, where confirming member balances is the long part.',
  delivery: {
    hosting: `Hosted with daily copies in a second place, and a restore rehearsed ${commitments.restoreTest.phrase}, with the result sent to you. SACCO boards that must keep data in the building can run it on their own server.`,
    dataIn:
      'Balances and open items from QuickBooks, Sage, Tally or a workbook. We don’t import ten years of journals: history stays readable in the old system or as PDF ledgers.',
    dataOut:
      'Every ledger, with attachments, as Excel or CSV; a full audit file for your auditor in a form their tools read.',
    integrations: [
      'KRA eTIMS, through a connection registered under your own PIN',
      'M-Pesa paybill and bulk payments, plus statement files of Kenyan banks',
      'Bizgen, Posigen, Lakodi, Akademico and Practigen, by daily journal',
      'Payroll journals, with PAYE, SHIF, NSSF and housing levy on separate accounts',
    ],
  },
  sections: [
    {
      type: 'screens',
      heading: 'Three screens of Finagen',
      start: {
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
      task: {
        title: '1120 M-Pesa paybill',
        state: '1 to explain',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Invoice 1042, paybill', value: '46,400', mark: 'done' },
              { text: 'Invoice 1039, part', value: '18,000', mark: 'done' },
              { text: 'Bulk run, suppliers', value: '(62,500)', mark: 'done' },
              { text: 'Paybill, account SHOP4', value: '12,750', mark: 'late' },
            ],
          },
          {
            type: 'totals',
            items: [
              { label: 'Balance', value: '98,010' },
              { label: 'Statement', value: '98,010' },
            ],
          },
        ],
      },
      report: {
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
    },
    {
      type: 'example',
      heading: 'A member loan on reducing balance',
      body: 'A member borrows KSh 120,000 over twelve months at 1% a month on what is still owed, with equal principal. The schedule, the interest income and the balance in the ledger come from the same lines, so they cannot disagree. Compare a flat rate at the same figure: interest would be KSh 14,400.',
      figures: [
        { label: 'Principal each month', value: 'KSh 10,000' },
        { label: 'First instalment', value: 'KSh 11,200' },
        { label: 'Last instalment', value: 'KSh 10,100' },
        { label: 'Interest over the year', value: 'KSh 7,800' },
      ],
    },
    {
      type: 'specification',
      heading: 'An invoice on its way to KRA',
      intro: 'What the finance team sees at each point, including the bad days.',
      rows: [
        {
          term: 'Draft',
          detail: 'Buyer PIN, item codes and tax types are checked before anything leaves.',
        },
        { term: 'Sent', detail: 'Waits for the answer and cannot be edited.' },
        {
          term: 'Confirmed',
          detail: 'Control details are stored with it; the PDF goes to the buyer.',
        },
        {
          term: 'Refused',
          detail: 'The reason is shown in words, such as an item without a code.',
        },
        {
          term: 'No line',
          detail:
            'Queued in order and sent when the service answers. A counter shows the age of the oldest.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'See how the parts have been put together',
      body: `Two sample write-ups go further: [invoicing for a distributor](/projects/distributor-etims-invoicing) and [core banking integration for a SACCO](/projects/sacco-core-banking-integration). If pay is your question, begin at [HR and payroll](/solutions/hr-payroll).`,
    },
    {
      type: 'chart',
      heading: 'The instalment falls with the balance',
      intro: 'KSh 120,000 over twelve months, at 1% of what is still owed.',
      data: { form: 'loan', principal: 120000, months: 12, monthlyRate: 0.01 },
    },
    {
      type: 'systems',
      heading: 'What posts to Finagen, and where it reports',
      main: 'Finagen',
      systems: ['M-Pesa and bank', 'Payroll', 'Posigen', 'Finagen', 'eTIMS'],
      links: [
        {
          from: 'M-Pesa and bank',
          to: 'Finagen',
          carries: 'Paybill receipts, bulk payments and statement files',
        },
        {
          from: 'Payroll',
          to: 'Finagen',
          carries: 'Journals, with each statutory deduction on its own account',
        },
        {
          from: 'Posigen',
          to: 'Finagen',
          carries: 'A journal a day; Bizgen, Lakodi, Akademico and Practigen do the same',
        },
        {
          from: 'Finagen',
          to: 'eTIMS',
          carries: 'Tax invoices, through the connection KRA approves for you',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we need eTIMS if we are not registered for VAT?',
      answer:
        'The regulations apply to anyone carrying on business who is not exempted, whether or not registered for VAT. Ask KRA or your tax adviser about your own case and about the exemptions.',
    },
    {
      question: 'Can two people close the month from different towns?',
      answer:
        'Yes. Steps are assigned, a period locks account by account, and the treasurer sees which step is waiting for whom.',
    },
    {
      question: 'Can members look at their own balances?',
      answer:
        'Through a web page or by SMS with a PIN, for deposits, loans and whom they guarantee. The page reads the ledger and has no right to change it.',
    },
    {
      question: 'What does the auditor get?',
      answer:
        'A sign-in that can open everything and alter nothing, with vouchers attached to their postings. Most questions that used to be letters become a click.',
    },
    {
      question: 'What about several companies under one owner?',
      answer:
        'Each keeps its own books and PIN. Balances between them are matched monthly and a combined report leaves them out.',
    },
  ],
  related: [
    '/industries/finance-and-insurance',
    '/products/bizgen',
    '/solutions/hr-payroll',
    '/services/systems-integration/banking-systems-integration',
    '/projects/sacco-core-banking-integration',
  ],
  sources: [
    {
      fact: 'Since 1 January 2026 income and expenses declared in income tax returns are validated against TIMS/eTIMS invoices, withholding income tax gross amounts and customs import records.',
      reference:
        'Kenya Revenue Authority, public notice of 7 November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
    {
      fact: 'Electronic tax invoicing applies to any person carrying on business unless exempted, and each invoice is transmitted to the buyer and its details to the Commissioner.',
      reference:
        'Tax Procedures (Electronic Tax Invoice) Regulations, 2024 (Legal Notice 64 of 2024), regulations 3 and 4; Tax Procedures Act, section 23A',
      url: lawUrl('electronicTaxInvoice'),
      checked: 'not yet',
    },
  ],
} satisfies Copy<'product'>;
