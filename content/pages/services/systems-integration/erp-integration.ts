import { kraApplication } from '@/content/company/facts';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';

export default {
  shape: 'project',
  heading: 'ERP integration with tills, eTIMS and M-Pesa',
  summary: 'Tills, M-Pesa, eTIMS, payroll and warehouses posting to your ERP automatically.',
  description:
    'ERP integration in Kenya: your ERP linked to tills, M-Pesa, eTIMS, payroll and warehouses, with traceable postings.',
  lead: 'Sales, payments and stock post to your ERP at night. In the morning your accountant settles the few lines that were refused.',
  updated: '2026-11-29',
  emblem: 'hub',
  drawing: {
    caption: 'What posted to the ERP last night, and the three lines that wait for the accountant',
    parts: [
      {
        type: 'scene',
        title: 'Tills, M-Pesa and stock in one ledger',
        height: 240,
        shapes: [
          {
            look: 'line',
            outline: 'M62 84v26q0 10 10 10h20v24M160 84v56M258 84v26q0 10-10 10h-20v24',
          },
          { look: 'body', outline: 'M22 56h80v28H22zM36 26h52v30H36z' },
          { look: 'solid', outline: 'M42 32h40v12h-40z' },
          { look: 'mark', outline: 'M30 66h64M30 75h64' },
          { look: 'body', outline: 'M145 14h30q5 0 5 5v60q0 5-5 5h-30q-5 0-5-5V19q0-5 5-5z' },
          { look: 'tint', outline: 'M145 24h30v44h-30z' },
          { look: 'mark', outline: 'M152 46l6 6 12-14' },
          { look: 'body', outline: 'M220 52h38v32h-38zM258 52h38v32h-38z' },
          { look: 'hot', outline: 'M239 20h38v32h-38z' },
          { look: 'mark', outline: 'M234 52v14h10V52M272 52v14h10V52M253 20v14h10V20' },
          {
            look: 'body',
            outline: 'M160 146q-50-16-126-6v90q76-8 126 4q50-12 126-4v-90q-76-10-126 6zM160 146v88',
          },
        ],
        words: [
          { text: 'Tills', at: [62, 18], on: 'ground' },
          { text: 'M-Pesa', at: [208, 32], on: 'ground' },
          { text: 'Stores', at: [258, 14], on: 'ground' },
          { text: 'Tills 1,204', at: [97, 162], on: 'object' },
          { text: 'M-Pesa 518', at: [97, 182], on: 'object' },
          { text: 'Stores 214', at: [97, 202], on: 'object' },
          { text: '1,933 lines', at: [223, 166], on: 'object', size: 'large' },
          { text: 'by 00:20', at: [223, 184], on: 'object' },
          { text: '3 lines held', at: [223, 206], on: 'object' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms that keep their ERP but still load spreadsheets into it',
    time: { from: 7, to: 12, unit: 'weeks', note: 'for the first feed, 3 to 5 for each later one' },
    price: prices['/services/systems-integration/erp-integration'],
    start: 'A written list of postings, agreed with your accountant',
    needs:
      'Your accountant three hours a week, and a test company and interface licence of the ERP',
  },
  example: {
    heading: 'One night at a distributor',
    body: 'Three sources close their day at midnight. By 00:20 the ERP has taken 1,933 of 1,936 lines. Two from the stores lack an item code, and one belongs to a month that is closed. In the morning the accountant sets two codes, asks about the third line and resends all three. Nothing is posted twice.',
    figures: [
      { label: 'Lines sent', value: '1,936' },
      { label: 'Taken by 00:20', value: '1,933' },
      { label: 'Refused, with the reason', value: '3' },
      { label: 'Typed by hand', value: '0' },
    ],
  },
  process: {
    heading: 'How the first feed is built',
    steps: [
      {
        title: 'Agree the postings',
        body: 'Each event gets an account, a tax code and a branch. Your accountant signs the list, and your auditor can read it.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Make one list of items',
        body: 'Each item gets one code and one unit in all systems.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Build on a copy',
        body: 'A test company receives the events of last month. Its trial balance is compared with yours.',
        time: { from: 3, to: 5, unit: 'weeks' },
      },
      {
        title: 'Open one branch',
        body: 'It closes its days without a difference before the next one opens. We sit with your accountant at the first month end.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'us', 'both'],
  },
  scope: {
    excluded: ['ERP licences and upgrades', 'Tax advice. Your adviser confirms the codes'],
  },
  sections: [
    {
      type: 'systems',
      heading: 'Sources for your ERP',
      main: 'ERP',
      systems: [
        { name: 'Tills', row: 1, column: 3 },
        { name: 'M-Pesa', row: 1, column: 2 },
        { name: 'Bank', row: 1, column: 1 },
        { name: 'ERP', row: 2, column: 2 },
        { name: 'eTIMS', row: 3, column: 3 },
        { name: 'Payroll', row: 3, column: 2 },
        { name: 'Warehouse', row: 3, column: 1 },
      ],
      links: [
        { from: 'Tills', to: 'ERP', carries: 'Sales. Returns and offline days are the hard part' },
        { from: 'M-Pesa', to: 'ERP', carries: 'Payments, with wrong references and reversals' },
        { from: 'Bank', to: 'ERP', carries: 'Statements, with charges and bulk payments' },
        { from: 'ERP', to: 'eTIMS', carries: 'Invoices and credit notes' },
        { from: 'Payroll', to: 'ERP', carries: 'Pay runs by cost centre' },
        { from: 'ERP', to: 'Warehouse', carries: 'Movements of stock in one unit', both: true },
      ],
    },
    {
      type: 'statement',
      heading: 'Tax invoices from your own ERP',
      body: `KRA lets a company’s own system send invoices through an online or a virtual sales control unit, and tests the link first. ${kraApplication.ownSystem} KRA has compared returns with these invoices since January 2026: the books and eTIMS must agree.`,
    },
  ],
  questions: [
    {
      question: 'Should each sale post, or one total a day?',
      answer:
        'We advise single lines for stock and credit sales, and one line for the cash of a till. Ask your auditor before we build.',
    },
    {
      question: 'We have no ERP yet. Is this for us?',
      answer:
        'No. Look at [Bizgen](/products/bizgen), which has stores, purchases and orders in one program, or at [enterprise software](/services/software-solutions/enterprise).',
    },
  ],
  related: ['/projects/distributor-etims-invoicing'],
  ask: {
    heading: 'Who types into your ERP from another program?',
  },
  sources: [tax.systemIntegration, tax.incomeValidation],
} satisfies Copy<'service'>;
