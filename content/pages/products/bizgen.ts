import { kraApprovalOf } from '@/content/company/facts';
import { sameForAll } from '@/content/company/product-terms';
import finagen from '@/content/pages/products/finagen';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { billed, billedSetUp } from '@/content/values/price';
import { timeInWords } from '@/content/values/time-in-words';

export default {
  heading: 'Bizgen: ERP software for distributors and workshops',
  summary: 'Stock, sales and job costs for trading firms.',
  description:
    'ERP software for Kenyan SMEs: quotations, orders, purchasing, stock in several stores, landed cost of imports and job costing in one system.',
  lead: 'See the real cost of a job, or of a container that you import. Tax invoices come from Finagen or your own package.',
  updated: '2026-11-28',
  screensHeading: 'What waits for you, and what each store holds',
  screens: [
    {
      title: 'Job 318, kitchen',
      state: 'Quoted KSh 480,000',
      blocks: [
        {
          type: 'table',
          columns: ['Cost', 'Estimate', 'Actual'],
          rows: [
            { cells: ['Materials', '180,000', '212,000'], mark: 'late' },
            { cells: ['Labour', '36,000', '43,200'] },
            { cells: ['Subcontractor', '46,000', '50,500'] },
            { cells: ['Direct cost', '262,000', '305,700'] },
          ],
        },
        {
          type: 'grid',
          rows: [
            {
              label: 'Steps',
              squares: [
                { text: 'Quote', mark: 'done' },
                { text: 'Order', mark: 'done' },
                { text: 'Goods', mark: 'late' },
                { text: 'Invoice', mark: 'open' },
              ],
            },
          ],
        },
        {
          type: 'totals',
          items: [
            { label: 'Margin now', value: '36.3%' },
            { label: 'Expected', value: '45.4%' },
          ],
        },
      ],
    },
    {
      title: 'Today',
      state: '3 to approve',
      blocks: [
        {
          type: 'totals',
          items: [
            { label: 'Orders to deliver', value: '11' },
            { label: 'Purchases to approve', value: '3' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Item below its level', value: '6', mark: 'late' },
            { text: 'Goods on the road', value: '2', mark: 'open' },
            { text: 'Jobs running', value: '4', mark: 'open' },
          ],
        },
        { type: 'buttons', items: ['Approve', 'Receive goods'] },
      ],
    },
    {
      title: 'Stock by store',
      state: 'KSh thousand',
      blocks: [
        {
          type: 'bars',
          items: [
            { label: 'Workshop', value: 840, text: '840' },
            { label: 'Showroom', value: 510, text: '510' },
            { label: 'Van 2', value: 65, text: '65' },
          ],
        },
        {
          type: 'rows',
          items: [
            { text: 'Counted this week', value: '40 items', mark: 'done' },
            { text: 'Differences', value: '2', mark: 'late' },
          ],
        },
      ],
    },
  ],
  glance: {
    audience: 'Distributors, workshops and contractors with 5 to 80 users. Not clearing agents',
    time: {
      from: 6,
      to: 9,
      unit: 'weeks',
      note: 'for one company with two stores, or a depot and vans',
    },
    price: prices['/products/bizgen'],
    start: 'Three days of following your work',
    needs: 'A storekeeper for half of each day, the item list, and a closed weekend for the count',
  },
  bill: {
    heading: 'Price for ten users, with Finagen',
    intro: `Bizgen makes no tax invoices. Finagen makes them, is built to send them to eTIMS, and keeps the ledgers. With it, M-Pesa payments are posted automatically too. Setting up [Finagen](/products/finagen) takes ${timeInWords({ ...finagen.glance.time, note: undefined })}. ${kraApprovalOf('Finagen')} Your own package can do both, if it is connected to eTIMS.`,
    lines: [
      billed('Bizgen', 8, prices['/products/bizgen']),
      billed('Finagen', 2, prices['/products/finagen']),
      billedSetUp('Set-up of Bizgen', 1, prices['/products/bizgen']),
      billedSetUp('Set-up of Finagen', 1, prices['/products/finagen']),
    ],
  },
  modulesHeading: 'From the quotation to the supplier’s invoice',
  modules: [
    {
      title: 'Job costing',
      body: 'You see what a job has cost so far, next to its estimate.',
    },
    {
      title: 'Landed cost',
      body: 'Freight, duty, port and clearing charges are shared over the items of a consignment by value, weight or volume.',
    },
    {
      title: 'Sales',
      body: 'A sale runs from quotation to delivery, with price lists by customer group. A credit limit stops a delivery before it leaves.',
    },
    {
      title: 'Purchasing',
      body: 'The supplier’s invoice is paid when order, goods received and price agree.',
    },
    {
      title: 'Stock',
      body: 'Staff count stores and vans, and approve, in an Android app. Batches keep their expiry dates.',
    },
  ],
  process: {
    heading: 'Counted at the weekend, selling on Monday',
    steps: [
      {
        title: 'See how you work today',
        body: 'A sale, a purchase and a job are followed from start to finish: who handles what?',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Clean the item list',
        body: 'Your storekeeper decides what is a duplicate, and we type. If the screen for goods received is slower than the book, we take fields off it.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Rehearse a day',
        body: 'Your team repeats one day of last month on a trial copy with your stores and prices.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Count and open',
        body: 'All stock is counted while the stores are closed.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Add job costing',
        body: 'It starts after the first month has closed and stock differences are explained.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'both'],
  },
  facts: {
    heading: 'For goods of your own, not for others’ cargo',
    rows: [
      {
        term: 'Not for',
        detail:
          '- Cargo that you clear for others: you need a job program. See [clearing and forwarding](/industries/clearing-and-forwarding).\n- A single shop: see [Posigen](/products/posigen).\n- Machine hours: you need a manufacturing suite.',
      },
      {
        term: 'Works with',
        detail:
          'Posigen tills share the same stock. A web shop sends its orders by API. Finagen, or your own package, makes the tax invoices.',
      },
      {
        term: 'Your old data',
        detail: 'Items, customers, prices and open documents come in from Excel or CSV.',
      },
      sameForAll(),
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'Where the margin of a hotel kitchen went',
      body: 'A workshop quotes KSh 480,000 and expects direct costs of KSh 262,000. Then steel is cut twice. Bizgen shows the overrun in week two, while the extra work can still be agreed with the client.',
      figures: [
        { label: 'Materials', value: 'KSh 212,000' },
        { label: 'Labour, 96 hours at KSh 450', value: 'KSh 43,200' },
        { label: 'Subcontractor and transport', value: 'KSh 50,500' },
        { label: 'Direct cost', value: 'KSh 305,700' },
        { label: 'Margin, expected and actual', value: '45.4% and 36.3%' },
      ],
    },
  ],
  questions: [],
  ask: {
    heading: 'Enter one of your own jobs in Bizgen',
    body: 'Bring its estimate and its bills.',
  },
  related: ['/projects/distributor-etims-invoicing'],
} satisfies Copy<'product'>;
