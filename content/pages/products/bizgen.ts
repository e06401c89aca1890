import type { Copy } from '@/content/schema';

export default {
  heading: 'Bizgen: business management software (ERP) for SMEs',
  summary: 'Sales, purchasing, stock and job costing for growing trading and workshop businesses.',
  description:
    'Bizgen is ERP software for Kenyan SMEs: quotations, orders, purchasing, stock in several stores, landed cost of imports and job costing in one system.',
  lead: 'Sell, buy, store and build in one record. Bizgen is for distributors, hardware shops, workshops and contractors who have outgrown the spreadsheet but not the number of people who can run a system.',
  updated: '2026-11-04',
  situation: {
    heading: 'The stock sheet says eleven, the shelf says seven',
    body: `You sell from one book, buy from another and count twice a year. In between, nobody knows what is in the second store at Changamwe. A customer is promised a pump that left yesterday. A supplier is paid for forty bags when thirty-six were offloaded.

The dearer loss is the one you can’t see. A job is quoted from memory, materials are drawn without a slip, two fundis stay an extra day, and the margin is found out when the bank balance is low.

Bizgen fits firms with roughly five to eighty users in which the owner still signs purchase orders and wants to keep doing so, from a phone if need be.`,
  },
  modules: [
    {
      title: 'Sales',
      body: 'Quotation, order, delivery note and invoice follow one another without retyping. Price lists per customer group, credit limits that stop a delivery, part deliveries and returns.',
    },
    {
      title: 'Purchasing',
      body: 'Request, local purchase order, goods received note and supplier invoice. The invoice is only passed when price and quantity agree with the other two papers.',
    },
    {
      title: 'Stock',
      body: 'Several stores and vans, batch and expiry, reorder levels, transfers that are in transit until somebody receives them, and counts by shelf on a phone.',
    },
    {
      title: 'Landed cost',
      body: 'Freight, duty, port and clearing charges of a consignment are spread over its items by value, weight or volume, so the cost in your price list is the cost in your store.',
    },
    {
      title: 'Job costing',
      body: 'Materials, hours, hired plant and subcontractors are booked to a job. Estimate and actual stand next to each other while the job is still running.',
    },
    {
      title: 'Approvals and the daily page',
      body: 'Limits by person and amount. One page each evening: orders in hand, deliveries due, debtors past their terms, items below reorder level.',
    },
  ],
  suits: {
    good: [
      'Distributors and wholesalers with more than one store or a fleet of delivery vans',
      'Workshops, fabricators and contractors who quote before they know the cost',
      'Importers who clear through the port of Mombasa and price by the container',
    ],
    other: [
      'A single shop which mainly needs a till is better off with Posigen',
      'A factory that plans machine capacity by the hour needs a manufacturing suite; we say so and help you compare',
    ],
  },
  process: {
    heading: 'How Bizgen goes live',
    intro:
      'We switch on what hurts most first. Job costing before stock is right only costs jobs wrongly.',
    steps: [
      {
        title: 'Follow three documents through your business',
        body: 'A sale, a purchase and a job, from the first call to the last shilling. We note who touches each paper and why.',
        duration: '3 days',
      },
      {
        title: 'Clean the item list',
        body: 'Duplicates merged, units settled (is it a roll or ninety metres?), codes agreed. Your storekeeper decides; we do the typing.',
        duration: '1–2 weeks',
      },
      {
        title: 'Set up and rehearse',
        body: 'Stores, price lists, approval limits and printed documents go in. Your people run a full day of last month through a trial copy.',
        duration: '1–2 weeks',
      },
      {
        title: 'Count and open',
        body: 'A full stock count on a weekend, opening debtors and creditors agreed to your accounts, first invoice on Monday. One of us sits in your store that week.',
        duration: '1 week',
      },
      {
        title: 'Add job costing',
        body: 'Once the first month has closed and stock differences are explained, jobs start to draw on it.',
        duration: '2–3 weeks',
      },
    ],
    busy: ['us', 'both', 'both', 'both', 'both'],
  },
  scope: {
    receive: [
      'The modules you chose, set up with your items, customers, suppliers and document layouts',
      'Opening balances that agree with your last trial balance, signed by both sides',
      'Training by role: storekeeper, sales desk, buyer, approver',
      'A cost report for each open job and a valuation for each store',
    ],
    needed: [
      'A storekeeper or accountant with half of each day free for five weeks',
      'Your item list in any form, however bad',
      'A closed weekend for the count',
    ],
    excluded: [
      'Payroll, which is its own subject and has its own solution page',
      'Barcode scanners, label printers and phones, bought in your name from our list',
      'Customs entries; your clearing agent goes on lodging them',
    ],
  },
  duration:
    'Six to nine weeks for one company with two stores. The state of the item list decides more than the number of users.',
  delivery: {
    hosting:
      'As a hosted system in a browser, with an Android app for counts and approvals. A server in your own building is possible where the main store has poor fibre; it then copies itself out each night.',
    dataIn:
      'Items, customers, suppliers, price lists and open documents from Excel or CSV. Prior years come in as monthly totals per item, which is enough for reorder levels.',
    dataOut:
      'Any list exports to Excel. A full copy of your tables is yours on request while you are a client, and without being asked when you leave.',
    integrations: [
      'Finagen, or a journal file for the accounting package you have',
      'M-Pesa paybill and till confirmations, set against open invoices',
      'Posigen tills that draw on the same stock',
      'Courier and web shop orders by API',
    ],
  },
  sections: [
    {
      type: 'screens',
      heading: 'Three screens of Bizgen',
      start: {
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
      task: {
        title: 'Job 318, kitchen',
        state: 'in the workshop',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Quotation', value: '480,000', mark: 'done' },
              { text: 'Materials drawn', value: '212,000', mark: 'open' },
              { text: 'Labour, 96 hours', value: '43,200', mark: 'open' },
              { text: 'Subcontractor', value: '50,500', mark: 'open' },
            ],
          },
          {
            type: 'totals',
            items: [
              { label: 'Margin expected', value: '45.4%' },
              { label: 'Margin now', value: '36.3%' },
            ],
          },
        ],
      },
      report: {
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
    },
    {
      type: 'example',
      heading: 'A stainless kitchen for a beach hotel, estimate against actual',
      body: 'A workshop quotes KSh 480,000 and expects direct costs of KSh 262,000. Steel is re-cut after a wrong drawing, and fitting runs two days over. Bizgen shows the drift in week two, when the client can still be asked about the changed sink position.',
      figures: [
        { label: 'Quoted, before VAT', value: 'KSh 480,000' },
        { label: 'Materials drawn', value: 'KSh 212,000' },
        { label: 'Labour, 96 hours at KSh 450', value: 'KSh 43,200' },
        { label: 'Subcontractor and transport', value: 'KSh 50,500' },
        { label: 'Direct cost', value: 'KSh 305,700' },
        { label: 'Margin, expected and actual', value: '45.4% and 36.3%' },
      ],
    },
    {
      type: 'statement',
      heading: 'What the owner stops doing',
      body: `Signing blank order books before a trip. Calling three people to learn whether a customer has paid. Adding up hours for [payroll](/solutions/hr-payroll) from job cards. Keeping the real price list in a diary.

The distributor in our [sample eTIMS project](/projects/distributor-etims-invoicing) shows how invoices continue to KRA once the order record is sound.`,
    },
    {
      type: 'chart',
      heading: 'Where the margin of the kitchen went',
      data: {
        form: 'steps',
        unit: 'KSh',
        steps: [
          { type: 'change', label: 'Quoted, before VAT', amount: 480000 },
          { type: 'change', label: 'Materials drawn', amount: -212000 },
          { type: 'change', label: 'Labour', amount: -43200 },
          { type: 'change', label: 'Subcontractor and transport', amount: -50500 },
          { type: 'sum', label: 'Margin' },
        ],
      },
    },
    {
      type: 'systems',
      heading: 'What Bizgen talks to',
      main: 'Bizgen',
      systems: ['Web shop', 'M-Pesa', 'Bizgen', 'Posigen', 'Courier', 'Finagen'],
      links: [
        { from: 'Web shop', to: 'Bizgen', carries: 'Orders, by API' },
        { from: 'M-Pesa', to: 'Bizgen', carries: 'Confirmations, set against open invoices' },
        {
          from: 'Bizgen',
          to: 'Posigen',
          carries: 'One stock for the stores and the tills',
          both: true,
        },
        { from: 'Bizgen', to: 'Courier', carries: 'Orders to deliver, by API' },
        { from: 'Bizgen', to: 'Finagen', carries: 'Journals, or a file for the package you have' },
      ],
    },
  ],
  questions: [
    {
      question: 'Does Bizgen replace our accountant or our accounting package?',
      answer:
        'Neither. It produces invoices, bills and stock journals; the ledgers, tax returns and year-end stay with [Finagen](/products/finagen) or the package your accountant prefers.',
    },
    {
      question: 'What if the storekeeper will not use it?',
      answer:
        'Then it fails, so the storekeeper is in the room from the second week. The goods received screen has four fields and works on a phone. If it is slower than the book, we change the screen.',
    },
    {
      question: 'Can we hide cost prices from the sales desk?',
      answer:
        'Yes. Cost, margin and supplier names are separate permissions. The sales desk sees price, stock and when the next delivery lands.',
    },
    {
      question: 'We trade in dollars and shillings. Is that handled?',
      answer:
        'Orders and bills keep their own currency and the rate of the day. The difference between the rate at purchase and at payment goes to its own account.',
    },
  ],
  related: [
    '/products/finagen',
    '/products/posigen',
    '/services/systems-integration/erp-integration',
    '/industries/small-and-medium-enterprises',
    '/industries/manufacturing',
  ],
} satisfies Copy<'product'>;
