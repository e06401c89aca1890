import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';
import { tax } from '@/content/tax-sources';

export default {
  shape: 'ongoing',
  heading: 'E-commerce with M-Pesa: a shop that runs every day',
  summary: 'Online shops with M-Pesa and cards, stock, delivery and monthly care.',
  description:
    'E-commerce development in Kenya: an online shop with M-Pesa and card payment, live stock, delivery zones, eTIMS invoices, daily reconciliation and monthly care.',
  lead: `Sell online with M-Pesa and cards, with stock and payments that agree every evening. You get the shop and ${commitments.shopCare.phrase} after it opens.`,
  updated: '2026-11-24',
  drawing: {
    caption: 'a phone checkout, the M-Pesa prompt and the packing slip of one order.',
    parts: [
      {
        type: 'phone',
        title: 'Your basket',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Scarf, striped', value: '1,450' },
              { text: 'Basket, medium', value: '2,200' },
              { text: 'To Nyali', value: '250' },
            ],
          },
          {
            type: 'totals',
            items: [
              { label: 'Items', value: '2' },
              { label: 'To pay', value: '3,900' },
            ],
          },
          { type: 'buttons', items: ['Pay by M-Pesa'] },
        ],
      },
      {
        type: 'phone',
        title: 'M-Pesa',
        blocks: [
          {
            type: 'messages',
            items: [{ from: 'them', text: 'Pay KSh 3,900 to SAMPLE SHOP, account 10482?' }],
          },
          { type: 'fields', items: [{ label: 'Enter PIN', value: '* * * *' }] },
          { type: 'buttons', items: ['Send'] },
        ],
      },
      {
        type: 'receipt',
        title: 'Packing slip',
        state: '10482',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Scarf', value: 'A3', mark: 'done' },
              { text: 'Basket', value: 'D1', mark: 'done' },
            ],
          },
          {
            type: 'rows',
            items: [
              { text: 'Paid', value: '14:06' },
              { text: 'Rider', value: '15:00' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Retailers, distributors, farm suppliers, bookshops and hotel boutiques',
    time: { from: 8, to: 14, unit: 'weeks', note: 'to opening day' },
    price: prices['/services/web-development/ecommerce'],
    start: 'Following one real sale from question to parcel',
    needs: 'A paybill or till, a storekeeper half a day a week, delivery prices by area',
  },
  process: {
    heading: 'From first sale to opening day',
    steps: [
      {
        title: 'Follow one order',
        body: 'Who handles it, what they write down and where it stops.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Prepare the catalogue',
        body: 'Codes, variants, weights, prices and photographs go into one sheet.',
        time: { from: 2, to: 4, unit: 'weeks', alongside: true },
      },
      {
        title: 'Apply for payments',
        body: 'You apply for Daraja access, and for cards if you need them. We prepare the technical part.',
        time: { from: 1, to: 4, unit: 'weeks', note: '(set by the provider)' },
      },
      {
        title: 'Build',
        body: 'Delivery zones, discounts, returns and tax. You see each part when it works.',
        time: { from: 4, to: 6, unit: 'weeks' },
      },
      {
        title: 'Test with real orders',
        body: 'Twenty people place small orders. We also test cancelled, double and late payments.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Open, then advertise',
        body: 'Existing customers first. Adverts start once payments and orders have agreed for ten days.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
    ],
    busy: ['us', 'both', 'others', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A live shop on your domain, in your accounts',
      'M-Pesa checkout that matches payments to orders',
      'A packing screen and delivery slips',
      'A daily list of orders, receipts, refunds and differences',
      `After opening, ${commitments.shopCare.phrase}, with a monthly review of sales and abandoned baskets`,
    ],
    needed: [
      'The documents the payment provider asks for',
      'Delivery prices by area, agreed with a courier',
      'A returns policy, or an afternoon to write one with us',
    ],
    excluded: ['Payment and courier fees', 'Photographs beyond a first set'],
  },
  sections: [
    {
      type: 'flow',
      heading: 'From payment to packing',
      actors: ['Customer', 'Shop', 'M-Pesa', 'eTIMS'],
      messages: [
        { from: 'Customer', to: 'Shop', text: 'Pays, and the stock is held' },
        { from: 'Shop', to: 'M-Pesa', text: 'Prompt with the amount' },
        { from: 'M-Pesa', to: 'Customer', text: 'Asks for the PIN' },
        { from: 'M-Pesa', to: 'Shop', text: 'Paid, or no message', state: 'waits' },
        { from: 'Shop', to: 'M-Pesa', text: 'If no message, asks for the status' },
        { from: 'Shop', to: 'eTIMS', text: 'Tax invoice' },
        { from: 'Shop', to: 'Customer', text: 'Slip printed, parcel packed' },
      ],
    },
    {
      type: 'example',
      heading: 'A Saturday at a hardware shop',
      body: 'Of 64 orders, four prompts expire. Two of those customers still pay: one by a new prompt, one to the till. The cashier matches it by phone number.',
      figures: [
        { label: 'Orders started', value: '64' },
        { label: 'Matched automatically', value: '61' },
        { label: 'Matched by hand', value: '1' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Which shop platform?',
      rowHeading: 'Point',
      columns: ['Hosted platform', 'WooCommerce', 'Own build'],
      rows: [
        {
          label: 'Good for',
          cells: [
            'A few hundred items',
            'Content and shop together',
            'Trade prices, credit, several depots',
          ],
        },
        {
          label: 'M-Pesa',
          cells: ['Added payment service', 'Plugin or own connection', 'Own connection'],
        },
        {
          label: 'Running cost',
          cells: ['Foreign currency subscription', 'Hosting and upkeep', 'Hosting and upkeep'],
        },
        {
          label: 'If you leave',
          cells: ['Export products and orders', 'Take the whole site', 'Take the whole site'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can the shop share stock with our counter?',
      answer:
        'Yes, if your till can exchange data. If not, see our [point of sale](/products/posigen), or set aside stock for online sale.',
    },
    {
      question: 'Do you store card numbers?',
      answer:
        'No. Customers type them on the card provider’s page. See [PCI DSS](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance) for what remains.',
    },
    {
      question: 'Who answers when checkout stops at 22:00?',
      answer: `A test checkout runs every few minutes and alerts us. With a support agreement, work on a shop that cannot take money starts ${commitments.criticalResponse.phrase}.`,
    },
  ],
  related: [
    '/industries/retail-and-ecommerce',
    '/blog/reconciling-mpesa-payments',
    '/blog/etims-integration-checklist',
  ],
  twin: {
    path: '/services/development-services/website-development/website-design/ecommerce-website',
    difference:
      'This page covers a running shop: payments, stock, delivery and care after opening. Choose e-commerce website design if you only want the shop built and handed over.',
  },
  sources: [
    tax.everyoneInvoices,
    {
      fact: 'Merchants who use Self-Assessment Questionnaire A for e-commerce confirm that their site is not susceptible to attacks from scripts.',
      reference: 'PCI Security Standards Council, SAQ A for PCI DSS 4.0.1',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
