import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

export default {
  shape: 'ongoing',
  heading: 'ERP integration with M-Pesa, eTIMS and tills',
  summary: 'Tills, M-Pesa, eTIMS, payroll and warehouses posting to your ERP automatically.',
  description:
    'ERP integration in Kenya: connect Odoo, Sage, SAP Business One, Dynamics and others to tills, M-Pesa, eTIMS, payroll and warehouses, with traceable postings.',
  lead: 'Your tills, M-Pesa, payroll and warehouse post to the ERP automatically, so the books are right at the end of each day. Every posting can be traced to its receipt.',
  updated: '2026-11-24',
  drawing: {
    caption: 'what posted to the ERP last night.',
    parts: [
      {
        type: 'window',
        title: 'Postings',
        state: 'to 23:59',
        blocks: [
          {
            type: 'table',
            columns: ['From', 'Lines', 'KSh'],
            rows: [
              { cells: ['Tills', '1,204', '882,410'], mark: 'done' },
              { cells: ['M-Pesa', '644', '512,300'], mark: 'done' },
              { cells: ['Payroll', '1', '1,904,118'], mark: 'done' },
              { cells: ['Stores', '88', '341,020'], mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Trace',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Line 771' },
              { text: 'Till', value: '2' },
              { text: 'Receipt', value: '0412' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms that keep their ERP but still load spreadsheets into it',
    time: { from: 7, to: 12, unit: 'weeks', note: 'for the first feed, 3 to 5 for each later one' },
    price: prices['/services/systems-integration/erp-integration'],
    start: 'A written list of postings, agreed with your accountant',
    needs: 'Your accountant for three hours a week, and a test company in the ERP',
  },
  situation: {
    heading: 'Is the ERP itself the problem?',
    body: 'Then start with [enterprise software](/services/software-solutions/enterprise). If you trade and have no ERP yet, [Bizgen](/products/bizgen) may do without any link.',
  },
  process: {
    heading: 'One feed at a time',
    steps: [
      {
        title: 'Agree the postings',
        body: 'With your accountant, for each event, refunds and deposits included: accounts, tax code, branch and date.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Clean the lists',
        body: 'One code for one item in all systems, with the same units.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Build on a copy',
        body: 'A test company receives last month’s events. We compare its trial balance with yours.',
        time: { from: 3, to: 6, unit: 'weeks' },
      },
      {
        title: 'Start with one branch',
        body: 'At the start of a period. Others follow when it closes its days without differences.',
        time: { from: 2, to: 5, unit: 'weeks' },
      },
      {
        title: 'Close a month together',
        body: 'An engineer sits with your accountant at the first closing.',
        time: { from: 3, unit: 'days' },
      },
    ],
    busy: ['both', 'both', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'The links, with source code and configuration',
      'A posting guide your auditor can read',
      'A daily sheet: events sent, posted, refused, and why',
      'In each ERP entry, a reference to its receipt, payment or slip',
      'A way to send a day again without doubling it',
    ],
    needed: [
      'Your accountant for three hours a week until the first closing',
      'A test company, and the interface licence if your ERP needs one',
      'Cooperation from your ERP partner where they hold administrator rights',
    ],
    excluded: [
      'ERP licences, upgrades and other configuration',
      'Tax advice. Your adviser confirms codes and treatments',
    ],
  },
  sections: [
    {
      type: 'systems',
      heading: 'What can feed your ERP',
      main: 'ERP',
      systems: [
        { name: 'Tills', row: 1, column: 3 },
        { name: 'M-Pesa', row: 1, column: 2 },
        { name: 'Bank', row: 1, column: 1 },
        { name: 'ERP', row: 2, column: 2 },
        { name: 'eTIMS', row: 3, column: 2.5 },
        { name: 'Warehouse', row: 3, column: 1.5 },
      ],
      links: [
        { from: 'Tills', to: 'ERP', carries: 'Each sale or till closing' },
        { from: 'M-Pesa', to: 'ERP', carries: 'Each payment' },
        { from: 'Bank', to: 'ERP', carries: 'The daily statement' },
        { from: 'ERP', to: 'eTIMS', carries: 'Each invoice and credit note' },
        { from: 'ERP', to: 'Warehouse', carries: 'Each movement of stock', both: true },
      ],
    },
    {
      type: 'comparison',
      heading: 'The difficult part of each feed',
      rowHeading: 'Feed',
      columns: ['When', 'Difficult part'],
      rows: [
        { label: 'Tills', cells: ['Each sale or closing', 'Returns, discounts, offline sales'] },
        { label: 'M-Pesa', cells: ['Each payment', 'Wrong references, reversals, part payments'] },
        { label: 'Payroll', cells: ['Each pay run', 'Cost centres, statutory deductions'] },
        {
          label: 'Warehouse',
          cells: ['Each movement', 'Units, tolerances, lorries weighed twice'],
        },
        { label: 'Bank', cells: ['Daily', 'Charges, bulk payments, value dates'] },
      ],
    },
    {
      type: 'statement',
      heading: 'Tax invoices through eTIMS',
      body: 'Your ERP itself can send invoices to KRA, through the online or the virtual sales control unit. KRA tests such a link first. We prepare the tests, and you apply in your own name. Since January 2026 KRA compares tax returns with eTIMS invoices, withholding tax and customs records, so invoices and books must agree.',
    },
  ],
  questions: [
    {
      question: 'Should each sale post, or one total a day?',
      answer:
        'Usually stock and credit sales post one by one, and cash sales by till closing. Ask your auditor first.',
    },
    {
      question: 'What if a branch is offline all day?',
      answer:
        'The till keeps selling and records the time of each sale. When the line returns, sales are posted in order to the right day, if that period is open.',
    },
    {
      question: 'Which ERPs do you connect?',
      answer:
        'Those with a documented interface, such as Odoo, ERPNext, Sage, SAP Business One and Microsoft Dynamics. The names belong to their owners and imply no partnership.',
    },
  ],
  related: [
    '/products/bizgen',
    '/projects/distributor-etims-invoicing',
    '/blog/etims-integration-checklist',
  ],
  sources: [tax.systemIntegration, tax.incomeValidation],
} satisfies Copy<'service'>;
