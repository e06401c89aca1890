import type { Copy } from '@/content/schema';

export default {
  heading: 'Bizgen: business management software (ERP) for SMEs',
  summary: 'Sales, purchasing, stock and job costing for growing trading and workshop businesses.',
  description:
    'Bizgen is ERP software for Kenyan SMEs: quotations, orders, purchasing, stock in several stores, landed cost of imports and job costing in one system.',
  lead: 'ERP software for distributors, hardware shops, workshops and contractors with five to eighty users. Everyone works in one record of sales, purchases, stock and jobs.',
  updated: '2026-11-22',
  vignette: {
    drawing: 'job-costing',
    alternative:
      'A job in Bizgen: its papers from quotation to invoice, and estimate against actual cost.',
    title: 'Job 318, kitchen fit-out',
    quoted: 480_000,
    papers: ['Quote', 'Order', 'Delivery', 'Invoice'],
    done: 2,
    costs: [
      { label: 'Materials', estimate: 180_000, actual: 212_000 },
      { label: 'Labour', estimate: 36_000, actual: 43_200 },
      { label: 'Subcontractor, transport', estimate: 46_000, actual: 50_500 },
    ],
  },
  glance: {
    audience: 'Distributors, workshops and contractors with five to eighty users',
    time: 'Six to nine weeks for one company with two stores',
    price: {
      measure: 'per user',
      note: 'Set-up, loading of data and training are a fixed price',
      from: 'not yet',
    },
    start: 'Three days following a sale, a purchase and a job through your firm',
    needs: 'A storekeeper half-days for five weeks, the item list, a closed weekend for the count',
  },
  situation: {
    heading: 'From quotation to margin without retyping',
    body: `A quotation becomes an order, a delivery note and an invoice. Stock moves with each of these papers, so the sales desk sees what is free in the second store at Changamwe before it promises a pump. A supplier’s invoice is passed only when it agrees with the order and with what was offloaded: thirty-six bags received are thirty-six bags paid.

Jobs gain most. Materials drawn, hours worked and plant hired are booked as they happen, beside the estimate. An overrun shows in the second week, while there is still a client to discuss it with, where a firm that quotes from memory meets it in the bank balance.

Bizgen fits firms in which the owner still signs purchase orders and wants to keep doing so, from a phone if need be. If your process is unlike your competitors’ and is the reason you win, look at [enterprise software](/services/software-solutions/enterprise) built for you instead; Bizgen is for work that resembles the rest of the trade.`,
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
      body: 'Several stores and vans, batch and expiry, reorder levels, transfers that stay in transit until the other store receives them, and counts by shelf on a phone.',
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
      'A factory that plans machine capacity by the hour needs a manufacturing suite; we can help you compare some',
    ],
  },
  process: {
    heading: 'How Bizgen goes live',
    intro:
      'We switch on what hurts most first. Job costing comes last, because wrong stock figures would only give wrong job costs.',
    steps: [
      {
        title: 'Follow three documents through your business',
        body: 'A sale, a purchase and a job, from the first call to the last shilling. We note who touches each paper and why.',
        duration: '3 days',
      },
      {
        title: 'Clean the item list',
        body: 'Duplicates merged, units settled (is it a roll or ninety metres?), codes agreed. Your storekeeper chooses and we do the typing.',
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
    'Six to nine weeks for one company with two stores. The state of the item list matters more than the number of users.',
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
      body: `The owner no longer signs blank order books before a trip, or calls three people to learn whether a customer has paid. Hours for [payroll](/solutions/hr-payroll) come from the jobs, and the price list that counts is the one on the screen.

The distributor in our [sample eTIMS project](/projects/distributor-etims-invoicing) shows how invoices go on to KRA once the order record is sound. Bizgen passes them to Finagen, or to an accounts package that reports to eTIMS.`,
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
        'Neither. It produces sales, bills and stock journals; the ledgers, the eTIMS invoices, the tax returns and the year-end stay with [Finagen](/products/finagen) or the package your accountant prefers.',
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
