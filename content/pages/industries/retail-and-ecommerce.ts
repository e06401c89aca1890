import { kraApprovalOf } from '@/content/company/facts';
import posigen from '@/content/pages/products/posigen';
import ecommerce from '@/content/pages/services/web-development/ecommerce';
import type { Copy } from '@/content/schema/pages';
import { tax } from '@/content/sources/tax';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'IT and POS for shops, chains and online sellers',
  summary: 'Tills that work offline, stock across branches and online orders.',
  description:
    'Retail IT in Kenya: tills that work offline, M-Pesa matched to each sale, stock across branches and web, and an online shop with the same stock.',
  lead: 'We set up tills that work offline and match M-Pesa, and stock that agrees with the shelf. One branch starts, and the others follow.',
  updated: '2026-11-28',
  emblem: 'till',
  drawing: {
    caption: 'A shop that sells while its line is down',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'A counter with two tills',
        height: 170,
        shapes: [
          { look: 'line', outline: 'M0 160h320' },
          { look: 'body', outline: 'M10 12h150v72h-150z' },
          { look: 'mark', outline: 'M10 32h150M10 56h150M60 84v-28' },
          {
            look: 'tint',
            outline:
              'M20 20h10v12h-10zM34 20h10v12h-10zM62 20h10v12h-10zM76 20h10v12h-10zM118 20h10v12h-10zM22 44h14v12h-14zM60 44h14v12h-14zM98 44h14v12h-14z',
          },
          {
            look: 'hot',
            outline:
              'M48 22h12v10h-12zM104 22h12v10h-12zM134 22h12v10h-12zM42 42h8v14h-8zM84 42h8v14h-8zM118 42h8v14h-8zM132 42h8v14h-8z',
          },
          { look: 'body', outline: 'M0 104h212v56h-212z' },
          { look: 'mark', outline: 'M0 112h212M106 112v48' },
          { look: 'body', outline: 'M18 94h60v10h-60z' },
          { look: 'solid', outline: 'M22 62h38v26h-38z' },
          { look: 'tint', outline: 'M26 66h30v18h-30z' },
          { look: 'mark', outline: 'M41 88v6M32 75h18' },
          { look: 'body', outline: 'M66 76h10v18h-10z' },
          { look: 'body', outline: 'M124 94h60v10h-60z' },
          { look: 'solid', outline: 'M128 62h38v26h-38z' },
          { look: 'tint', outline: 'M132 66h30v18h-30z' },
          { look: 'mark', outline: 'M147 88v6M138 75h18' },
          { look: 'body', outline: 'M172 76h10v18h-10z' },
          { look: 'body', outline: 'M246 48a13 13 0 0 1 0-26a19 19 0 0 1 36-6a16 16 0 0 1 2 32z' },
          { look: 'line', outline: 'M236 52l-6 6M230 64l-12 12M218 64l12 12M218 82l-6 6' },
          { look: 'body', outline: 'M230 92h84v68h-84z' },
          { look: 'mark', outline: 'M230 132h84' },
          { look: 'hot', outline: 'M238 112h26v20h-26z' },
          { look: 'tint', outline: 'M270 116h34v16h-34zM240 142h30v18h-30zM276 146h28v14h-28z' },
          { look: 'mark', outline: 'M251 112v20M287 116v16M255 142v18M290 146v14' },
        ],
        words: [
          { text: 'Till 1', at: [52, 132], on: 'object', size: 'large' },
          { text: '88 sales', at: [52, 150], on: 'object' },
          { text: 'Till 2', at: [158, 132], on: 'object', size: 'large' },
          { text: '61 sales', at: [158, 150], on: 'object' },
          { text: 'Line down', at: [266, 39], on: 'object' },
          { text: 'Web orders', at: [272, 106], on: 'object' },
        ],
      },
      {
        type: 'receipt',
        title: 'Till 1',
        state: '14:00',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Scarf, striped', value: '1,450' },
              { text: 'Basket, small', value: '900' },
              { text: 'Paid', value: '2,350', mark: 'done' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Both tills', value: '149 sales', mark: 'done' },
              { text: 'To KRA, when back', value: '149', mark: 'open' },
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
    start: 'Cleaning the product list, and a full stock count',
    needs: 'A count night, supplier price lists, and whoever signs in to KRA and M-Pesa for you',
  },
  situation: {
    heading: 'Where a shop loses money',
    body: `- **Stock that is only on the list.** Transfers between branches were never written down.
- **A forged M-Pesa message.** The cashier saw it on the buyer’s phone, and the money never came.
- **The line is down.** Sales go into a book without a tax receipt.

A till that waits for M-Pesa’s own confirmation stops a forged message. While the line is down it cannot ask: the cashier types the code, up to your limit, and it is checked later. Offline, the till stores and prints each sale, and shows how many receipts wait. They go to eTIMS in order when the line is back. We found no limit by KRA on the wait: [plan for less than a day](/blog/etims-integration-checklist#how-long-may-documents-wait). ${kraApprovalOf('Posigen')}`,
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
        body: 'Every item gets one label and a tax class.',
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
        body: 'Goods that come or go are recorded, also to a branch, and a few shelves are counted each morning.',
      },
      {
        title: 'Sell online',
        body: 'A web order reserves the item at a branch.',
      },
    ],
    busy: ['both', 'us', 'both', 'you', 'both'],
  },
  sections: [
    {
      type: 'example',
      heading: 'Closing a shift',
      body: 'The M-Pesa line comes from the provider.',
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
        { label: 'Three branches', cells: ['Shared products', 'Central buying, with Bizgen'] },
        { label: 'A restaurant', cells: ['Tables and kitchen orders', 'Recipes and waste'] },
        { label: 'Online sales only', cells: ['Web shop, courier rates', 'A pick-up point'] },
      ],
    },
  ],
  questions: [],
  ask: {
    heading: 'Get a price for your tills',
    body: 'Count the tills and the branches.',
  },
  related: ['/blog/offline-first-point-of-sale'],
  sources: [tax.incomeValidation, tax.systemIntegration],
} satisfies Copy<'industry'>;
