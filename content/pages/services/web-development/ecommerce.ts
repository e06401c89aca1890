import { commitments } from '@/content/company/commitments';
import { shopWithTill } from '@/content/pages/services/development-services/website-development/website-design/ecommerce-website';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { paybillAccess } from '@/content/sources/mpesa';
import { withCurrency } from '@/content/values/money';
import { amountInWords } from '@/content/values/price';

export default {
  shape: 'project',
  heading: 'E-commerce: an online shop with care after it opens',
  summary: 'Online shops with M-Pesa and cards, stock, delivery and care after the opening.',
  description:
    'E-commerce development in Kenya: an online shop with M-Pesa and card payment, live stock, delivery zones, eTIMS invoices and daily reconciliation.',
  lead: 'Open a shop before you have a team for it: we care for it in its first three months. Every evening it compares orders, payments and stock.',
  updated: '2026-11-29',
  emblem: 'basket',
  drawing: {
    caption: 'One order, from basket to payment',
    place: 'below',
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
    audience: 'Sellers without a team for the shop yet, such as bookshops and farm suppliers',
    time: { from: 8, to: 14, unit: 'weeks', note: 'to opening day' },
    price: prices['/services/web-development/ecommerce'],
    start: 'Following one real sale from question to parcel',
    needs: 'A paybill or till, a storekeeper half a day a week, delivery prices by area',
  },
  similar: {
    path: '/services/development-services/website-development/website-design/ecommerce-website',
    asks: 'Have your own team?',
  },
  example: {
    heading: '64 orders on a Saturday',
    body: 'On this day 64 orders are started, and for 61 the payment is matched at once. Three prompts expire: one customer gives up, one pays by a new prompt, and one pays to the till without a reference. The cashier finds that payment by its phone number.',
    figures: [
      { label: 'Orders started', value: '64' },
      { label: 'Matched automatically, the second prompt included', value: '62' },
      { label: 'Matched by the cashier', value: '1' },
      { label: 'Not paid, stock released', value: '1' },
    ],
  },
  process: {
    heading: 'To opening day, and after it',
    steps: [
      {
        title: 'Watch one order',
        body: 'We note who handles it, what they write down, and where it waits.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Apply for payments',
        body: 'You apply to Safaricom for Daraja access, and for cards if you want them, with forms that we fill in. The weeks are our estimate.',
        time: { ...paybillAccess, alongside: true },
      },
      {
        title: 'Prepare the catalogue',
        body: 'One sheet has codes, variants, weights, prices and pictures.',
        time: { from: 2, to: 4, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'You see each part when it works.',
        time: { from: 4, to: 6, unit: 'weeks' },
      },
      {
        title: 'Open to customers you know',
        body: 'Twenty of them order first, and some cancel or pay twice on request. Adverts wait until payments and orders have agreed for ten days.',
        time: { from: 2, to: 3, unit: 'weeks' },
      },
      {
        title: 'Care',
        body: 'For three months we check the evening comparison with your storekeeper. Each month we look at abandoned baskets and change what made people leave.',
        time: commitments.shopCare.phrase,
      },
    ],
    busy: ['us', 'you', 'both', 'us', 'both', 'both'],
  },
  sections: [
    {
      type: 'flow',
      heading: 'From payment to packing',
      actors: ['Customer', 'Shop', 'M-Pesa', 'Accounts'],
      messages: [
        { from: 'Customer', to: 'Shop', text: 'Orders, stock is held' },
        { from: 'Shop', to: 'M-Pesa', text: 'Prompt with the amount' },
        { from: 'M-Pesa', to: 'Customer', text: 'Asks for the PIN' },
        { from: 'M-Pesa', to: 'Shop', text: 'Paid, or no message', state: 'waits' },
        { from: 'Shop', to: 'M-Pesa', text: 'If none, asks again' },
        { from: 'Shop', to: 'Accounts', text: 'The sale, for the eTIMS invoice' },
        { from: 'Shop', to: 'Customer', text: 'Parcel is packed' },
      ],
    },
    {
      type: 'specification',
      heading: 'Software for the shop',
      rows: [
        {
          term: 'A rented platform',
          detail: 'It is for a few hundred items, and you pay a subscription in foreign currency.',
        },
        {
          term: 'WooCommerce',
          detail: 'It is for a site in which articles and goods belong together.',
        },
        {
          term: 'A custom shop',
          detail: 'It is for trade prices, customers on credit, and several depots.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What is left out of the fixed-price shop?',
      answer: `Your own team runs it from the first day. Without ${commitments.shopCare.phrase} and the comparison every evening, its top version costs ${withCurrency(prices['/services/web-development/ecommerce'].from.value - shopWithTill.value)} less.`,
    },
    {
      question: 'Can it sell from the same stock as our counter?',
      answer:
        'Yes, if your till can exchange data, as [Posigen](/products/posigen) does. Otherwise you set some stock aside for online sale.',
    },
    {
      question: 'Do you store card numbers?',
      answer:
        'No. Customers type them at the card provider. [PCI DSS Compliance](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/pci-dss-compliance) says what your bank still asks.',
    },
    {
      question: 'Who answers when the checkout stops at 22:00?',
      answer: `With a support agreement you call, and work starts ${commitments.criticalResponse.phrase}. For ${amountInWords(furtherPrices.serverDayAndNight.from)} more a month, [night monitoring](/services/support-and-management/managed-it/remote-monitoring-and-management) calls an engineer when its server does not answer. Without it, we read that warning ${commitments.warningsRead.phrase}.`,
    },
  ],
  related: [],
  ask: { heading: 'Describe a sale, from question to parcel' },
  sources: [
    {
      fact: 'Merchants who use Self-Assessment Questionnaire A for e-commerce confirm that their site is not susceptible to attacks from scripts.',
      reference: 'PCI Security Standards Council, SAQ A for PCI DSS 4.0.1',
      url: 'https://www.pcisecuritystandards.org/document_library/',
      checked: '2026-11-22',
      recheckBy: '2027-07-01',
    },
  ],
} satisfies Copy<'service'>;
