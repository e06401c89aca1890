import { kraApprovalOf } from '@/content/company/facts';
import posigen from '@/content/pages/products/posigen';
import ecommerce from '@/content/pages/services/web-development/ecommerce';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'IT and POS for shops, chains and online sellers',
  summary: 'Tills that work offline, stock across branches, eTIMS receipts and online orders.',
  description:
    'Retail IT in Kenya: tills that work offline, eTIMS receipts, M-Pesa matched to each sale, stock across branches and web, and an online shop with the same stock.',
  lead: 'The list says eleven, the shelf has eight, and a forged payment message paid for two of them. We close such gaps in one branch before the others follow.',
  updated: '2026-11-27',
  emblem: 'till',
  drawing: {
    caption: 'selling while the line is down.',
    place: 'below',
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
        state: '2061',
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
    time: posigen.glance.time,
    price: posigen.glance.price,
    start: 'Cleaning the product list, and a full stock count on one night',
    needs: 'A count night, supplier price lists, and your KRA and M-Pesa sign-ins',
  },
  situation: {
    heading: 'Where a shop loses money',
    body: `- **Stock that is only on the list.** Transfers between branches were never written down.
- **A forged M-Pesa message.** The cashier saw it on the buyer’s phone, and the money never came.
- **The line is down.** The queue leaves, or sales go into a book without a tax receipt.

A till that works without internet closes the last two. It stores and prints each sale, and shows how many receipts wait. They go to eTIMS in order when the line is back. We found no limit by KRA on the wait: [plan for less than a day](/blog/etims-integration-checklist#how-long-may-documents-wait). ${kraApprovalOf('Posigen')}`,
  },
  order: ['fits', 'process', 'sections', 'scope'],
  fitsHeading: 'At the counter and online',
  fits: [
    {
      path: '/products/posigen',
      why: 'Sells offline, and matches M-Pesa.',
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
      why: 'Customers’ messages and calls in one inbox.',
    },
  ],
  process: {
    heading: 'One branch first',
    intro: `Time and price above are for the tills. Stock control starts when the count can be trusted, and a web shop takes ${timeInWords(ecommerce.glance.time)}.`,
    steps: [
      {
        title: 'Count and clean',
        body: 'Every item gets one label and a tax class, and the stock is counted in one night.',
      },
      {
        title: 'Open the tills',
        body: 'Each till keeps prices and sales and has a battery. A SIM router takes over when fibre fails.',
      },
      {
        title: 'Close the day',
        body: 'You compare cash and cards at the end of each shift, and M-Pesa with the provider. A list has the receipts that eTIMS refused, with reasons.',
      },
      {
        title: 'Trust the stock',
        body: 'Transfers between branches are recorded, and a few shelves are counted each morning.',
      },
      {
        title: 'Sell online',
        body: 'An order in the web shop reserves the item at a branch.',
      },
    ],
    busy: ['both', 'us', 'both', 'you', 'both'],
  },
  sections: [
    {
      type: 'example',
      heading: 'Closing a shift',
      body: 'The M-Pesa line comes from the provider, not from messages on a phone. A forged message shows the same evening.',
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
      ],
    },
  ],
  questions: [],
  ask: { heading: 'Get a price for your tills' },
  related: ['/blog/offline-first-point-of-sale'],
  sources: [tax.incomeValidation, tax.systemIntegration],
} satisfies Copy<'industry'>;
