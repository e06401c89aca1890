import type { Copy } from '@/content/schema';

export default {
  heading: 'ERP integration',
  summary: 'Tills, M-Pesa, eTIMS, payroll and warehouses posting to your ERP by themselves.',
  description:
    'ERP integration in Kenya: connect Odoo, Sage, SAP Business One, Dynamics and others to point of sale, M-Pesa, eTIMS, payroll and warehouses, with traceable postings.',
  lead: 'Have the systems around your ERP post to it by themselves, so that the books are right at the end of each day. Every posting can be traced to the receipt or payment behind it.',
  updated: '2026-11-22',
  glance: {
    audience: 'Firms that keep their ERP and still load spreadsheets into it',
    time: '7–12 weeks for the first feed, 3–5 for each later one',
    price: {
      measure: 'fixed price',
      note: 'Quoted for each feed; ERP licences and interface fees go to the maker',
      from: 'not yet',
    },
    start: 'The postings, agreed on paper with your accountant',
    needs: 'Your accountant for three hours a week, and a test company in the ERP',
  },
  situation: {
    heading: 'Feeds for an ERP that you mean to keep',
    body: `A feed carries one kind of event into the ledger: each sale or till closing, each M-Pesa payment, each pay run. You choose the first, your accountant agrees its postings, and the next follows when that one has closed its days without differences.

The tax feed has gained in weight. Since 1 January 2026 KRA compares the income and expenses in a return with eTIMS invoices, withholding tax and customs records, and expects a valid eTIMS invoice behind every expense, apart from its exclusions. Where invoices are raised in one program and books kept in another, the two sets of figures drift apart and the return shows it.

Typically the ERP cost a great deal and does what it promised, while the branch tills keep their own stock, payments arrive as a file on Fridays and the payroll journal is typed in by hand. If the ERP itself is the question, start with [enterprise software](/services/software-solutions/enterprise).`,
  },
  process: {
    heading: 'Feed by feed, ledger first',
    intro:
      'We begin with the chart of accounts, because a perfect link that posts to the wrong account only spreads the error faster.',
    steps: [
      {
        title: 'Agree the postings',
        body: 'With your accountant, on paper: for each event, refunds and voids and deposits included, which accounts, which tax code, which branch and which date.',
        duration: '1–2 weeks',
      },
      {
        title: 'Clean the master lists',
        body: 'One item code for one item in all systems. Units of measure are checked: a carton here, a piece there is the classic fault.',
        duration: '1–3 weeks',
      },
      {
        title: 'Build on a copy',
        body: 'A test company in the ERP receives last month’s real events. We compare its trial balance with yours, line by line.',
        duration: '3–6 weeks',
      },
      {
        title: 'Go live with one branch',
        body: 'At the start of a period. The others follow a week apart, when the first has closed its days without differences.',
        duration: '2–5 weeks',
      },
      {
        title: 'Close a month together',
        body: 'An engineer who knows bookkeeping sits with your accountant for the first closing. Whatever needed a manual journal goes on the list of improvements.',
        duration: '3 days',
      },
    ],
    busy: ['both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'The links themselves, with source code and configuration',
      'A posting guide that your auditor can read',
      'A daily control sheet: events sent, posted, refused, and why',
      'A reference in each ERP entry to the receipt, payment or slip it came from',
      'A way to send a day again without doubling it',
    ],
    needed: [
      'Your accountant for about three hours a week until the first closing',
      'A test company in the ERP, and licences for its interface if the maker asks for them',
      'Your ERP partner’s cooperation, where they hold the administrator rights',
    ],
    excluded: [
      'ERP licences, upgrades and its own configuration beyond the links',
      'Tax advice: your tax adviser confirms codes and treatments',
      'Corrections of old periods, unless ordered as a job',
    ],
  },
  duration:
    'Seven to twelve weeks until the first feed runs in the first branch, depending mostly on how clean your item and customer lists are. Later feeds take three to five weeks each.',
  sections: [
    {
      type: 'systems',
      heading: 'Feeds of an ERP',
      main: 'ERP',
      systems: ['Tills', 'M-Pesa', 'Bank', 'ERP', 'eTIMS', 'Warehouse'],
      links: [
        { from: 'Tills', to: 'ERP', carries: 'Each sale, or each till closing' },
        { from: 'M-Pesa', to: 'ERP', carries: 'Each payment' },
        { from: 'Bank', to: 'ERP', carries: 'The daily statement' },
        { from: 'ERP', to: 'eTIMS', carries: 'Each invoice and credit note' },
        { from: 'ERP', to: 'Warehouse', carries: 'Each movement of stock', both: true },
      ],
    },
    {
      type: 'comparison',
      heading: 'Common feeds and the hard part of each',
      rowHeading: 'Feed',
      columns: ['Rhythm', 'The hard part'],
      rows: [
        {
          label: 'Point of sale',
          cells: ['Each sale, or each till closing', 'Returns, discounts, sales made offline'],
        },
        {
          label: 'M-Pesa paybill and till',
          cells: ['Each payment', 'Wrong account references, reversals, part payments'],
        },
        {
          label: 'eTIMS',
          cells: [
            'Each invoice and credit note',
            'Item classification, stock movements, resending after an outage',
          ],
        },
        {
          label: 'Payroll',
          cells: [
            'Each pay run',
            'Split by cost centre, statutory deductions as separate liabilities',
          ],
        },
        {
          label: 'Warehouse or weighbridge',
          cells: ['Each movement', 'Units, tolerances, lorries weighed twice'],
        },
        { label: 'Bank', cells: ['Daily statement', 'Charges, bulk payments, value dates'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Tax invoices through eTIMS',
      intro: 'If your ERP raises invoices, it can send them to KRA itself, along this path.',
      rows: [
        {
          term: 'Kind of link',
          detail:
            'System-to-system, through the online or the virtual sales control unit. Which one fits depends on your volume and on how steady your line is.',
        },
        {
          term: 'Approval',
          detail:
            'KRA tests such a link before it is used live. We prepare the test cases and the papers; the application is in your name.',
        },
        {
          term: 'When the line is down',
          detail:
            'Invoices queue in order and are sent later, within what the chosen kind of unit allows, and the control sheet shows how many are waiting.',
        },
        {
          term: 'Credit notes',
          detail:
            'They refer to the original invoice. The ERP must keep its number and code, which some set-ups drop.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Which ERPs',
      body: `We work with those that have a documented interface or a database whose maker allows access: Odoo, ERPNext, Sage, SAP Business One, Microsoft Dynamics and similar. The names belong to their makers and imply no partnership. For an ERP that offers neither, we look at file import, and tell you if even that cannot be relied on.

If you have no ERP yet and run a trading business, [Bizgen](/products/bizgen) may spare you the link. The [eTIMS checklist](/blog/etims-integration-checklist) helps in either case.`,
    },
  ],
  questions: [
    {
      question: 'Should each sale post, or one total a day?',
      answer:
        'Totals keep the ledger readable and fast. Single postings let you trace. Usually stock and receivables go by sale and cash sales by till closing. Ask your auditor before you settle it.',
    },
    {
      question: 'What if the branch is offline all day?',
      answer:
        'The till goes on selling and keeps each event with its own time. When the line returns they are sent in order and posted to the day they happened, if that period is open.',
    },
    {
      question: 'Will an ERP upgrade break the links?',
      answer:
        'It may, so run it on the test company first, where the recorded month is replayed and compared. That replay is routine under [managed integration](/services/systems-integration/managed-services).',
    },
    {
      question: 'Who fixes refused postings?',
      answer:
        'A person in your finance team, on a screen that states the reason in words: "item 4471 has no tax code". They correct it at the source and press send.',
    },
  ],
  related: [
    '/products/bizgen',
    '/products/posigen',
    '/projects/distributor-etims-invoicing',
    '/solutions/hr-payroll',
    '/industries/manufacturing',
  ],
  sources: [
    {
      fact: 'eTIMS offers system-to-system integration through an online sales control unit (OSCU) or a virtual sales control unit (VSCU), which KRA tests before it goes live.',
      reference: 'Kenya Revenue Authority, eTIMS system-to-system integration',
      url: 'https://www.kra.go.ke/business/etims-electronic-tax-invoice-management-system/learn-about-etims/etims-system-to-system-integration',
      checked: '2026-11-22',
    },
    {
      fact: 'Since 1 January 2026 KRA validates the income and expenses in returns against TIMS/eTIMS invoices, withholding tax and customs import data.',
      reference:
        'Kenya Revenue Authority, public notice of November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
