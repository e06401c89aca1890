import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

export default {
  heading: 'IT and POS for shops, chains and online sellers in Kenya',
  summary: 'Tills that work offline, stock across branches, eTIMS receipts and online orders.',
  description:
    'Retail IT in Kenya: tills that work offline, eTIMS receipts, M-Pesa matched to each sale, stock across branches and web, and an online shop with the same stock.',
  lead: 'Tills, stock and online orders for retailers, from one counter to a chain. Keep selling during a power cut, and have figures that agree with M-Pesa and KRA the next morning.',
  updated: '2026-11-24',
  drawing: {
    caption: 'three tills, one stock and one web order.',
    parts: [
      {
        type: 'window',
        title: 'Shop, 14:00',
        state: 'line down',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Till 1', value: '88 sales', mark: 'done' },
              { text: 'Till 2', value: '61 sales', mark: 'done' },
              { text: 'Waiting for the line', value: '149', mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Web order',
        state: '10482',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Scarf', value: 'shelf A3', mark: 'done' },
              { text: 'Left', value: '11' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Shops, pharmacies, supermarkets, restaurants and online sellers',
    time: {
      from: 6,
      to: 9,
      unit: 'weeks',
      note: 'for the first branch (1 to 2 for each further branch)',
    },
    price: prices['/industries/retail-and-ecommerce'],
    start: 'Cleaning the product list, and a full stock count on one night',
    needs: 'A count night, supplier price lists, and your KRA and M-Pesa sign-ins',
  },
  process: {
    heading: 'One branch first',
    steps: [
      {
        title: 'Count and clean',
        body: 'Remove duplicates, label every item, check its tax class and count all stock.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Install tills',
        body: 'Each till stores prices and sales, and has a battery. A SIM router takes over when fibre fails.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Match payments',
        body: 'The till waits for M-Pesa’s own confirmation. Cash and card totals are closed at the end of each shift.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Send receipts to eTIMS',
        body: 'Receipts wait while the till is offline. A daily report lists refused receipts with reasons.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Control stock',
        body: 'Transfers between branches are recorded, and a few shelves are counted each morning.',
        time: { from: 3, to: 4, unit: 'weeks', alongside: true },
      },
      {
        title: 'Add a web shop',
        body: 'Online orders reserve items at a branch.',
        time: { from: 6, to: 8, unit: 'weeks' },
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A product list with barcode and tax class for each item',
      'Labelled tills, printers and network devices, with one spare of each',
      'A morning page for the owner: sales, margin, differences, low stock',
      'Training for cashiers and supervisors, with practice on failures',
    ],
    needed: [
      'A count night with staff from each department',
      'Supplier price lists as files',
      'Your KRA and M-Pesa credentials, entered by you',
    ],
    excluded: [
      'Shop fitting, scale verification and CCTV cabling',
      'Advertising and marketplace accounts',
      'Tax filing and advice on tax classes',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Closing a shift',
      body: 'The M-Pesa line comes from the provider, not from messages on a phone. A forged message is therefore noticed the same evening.',
      figures: [
        { label: 'Sales on the till', value: 'KSh 184,620' },
        { label: 'M-Pesa, provider record', value: 'KSh 121,340' },
        { label: 'Cards', value: 'KSh 18,900' },
        { label: 'Cash counted, less float', value: 'KSh 44,180' },
        { label: 'Difference', value: '−KSh 200' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Which set-up for which shop',
      rowHeading: 'You have',
      columns: ['Start with', 'Add later'],
      rows: [
        { label: 'One counter', cells: ['One till and a spare phone', 'A second till'] },
        { label: 'Three branches', cells: ['Shared products', 'Central buying'] },
        { label: 'A restaurant', cells: ['Tables and kitchen orders', 'Recipes and waste'] },
        { label: 'Online sales only', cells: ['Web shop, courier rates', 'A pick-up point'] },
        { label: 'A hotel shop and bar', cells: ['Till', 'Posting to rooms'] },
      ],
    },
  ],
  fits: [
    {
      path: '/products/posigen',
      why: 'Sells offline, matches M-Pesa, moves stock between branches.',
    },
    {
      path: '/services/web-development/ecommerce',
      why: 'An online shop that sells the stock in your branches.',
    },
    {
      path: '/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance',
      why: 'Keeps card data out of your systems.',
    },
    {
      path: '/solutions/customer-engagement',
      why: 'WhatsApp, calls and e-mail from customers in one inbox.',
    },
  ],
  questions: [
    {
      question: 'How does eTIMS work without internet?',
      answer:
        'The till stores each sale, sends it later and shows what is waiting. KRA offers an online and a virtual control unit. The [integration checklist](/blog/etims-integration-checklist) helps you choose.',
    },
    {
      question: 'Can we keep our present tills?',
      answer:
        'Often. Windows tills from the past eight years usually work. Sealed devices do not. Tell us the make and age.',
    },
    {
      question: 'Can one paybill serve all branches?',
      answer:
        'Yes, with a branch code. But separate M-Pesa till numbers for each branch make mistakes easier to find, so most chains use those at the counter.',
    },
  ],
  related: [
    '/products/posigen',
    '/blog/offline-first-point-of-sale',
    '/blog/etims-integration-checklist',
  ],
  sources: [tax.incomeValidation, tax.systemIntegration],
} satisfies Copy<'industry'>;
