import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'E-commerce website design in Kenya',
  summary: 'A shop site with product pages and M-Pesa checkout, designed and built as one project.',
  description:
    'E-commerce website design in Kenya: product pages, basket, M-Pesa and card checkout, delivery zones, test orders with real money and handover to your own staff.',
  lead: 'An online shop that your team runs on your own domain. We load your products, test M-Pesa and cards with real money, and hand the shop over with a handbook.',
  updated: '2026-11-23',
  drawing: {
    caption: 'a product page, the sum with delivery, and its line in the shop’s book.',
    parts: [
      {
        type: 'phone',
        title: 'Scarf, blue',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Price', value: '1,450' },
              { text: 'In stock', value: '12', mark: 'done' },
            ],
          },
          { type: 'buttons', items: ['Add'] },
        ],
      },
      {
        type: 'window',
        title: 'Orders',
        state: 'today',
        blocks: [
          {
            type: 'table',
            columns: ['Order', 'Paid', 'Sent'],
            rows: [
              { cells: ['10481', 'M-Pesa', 'yes'], mark: 'done' },
              { cells: ['10482', 'M-Pesa', '15:00'], mark: 'open' },
              { cells: ['10483', 'card', 'no'], mark: 'open' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Sellers of goods with a team that can pack, answer customers and keep prices current',
    time: { from: 8, to: 11, unit: 'weeks', note: 'for up to 200 products' },
    price:
      prices['/services/development-services/website-development/website-design/ecommerce-website'],
    start: 'Three orders followed from question to parcel',
    needs: 'A paybill or till, the product sheet with pictures, and a returns policy',
  },
  twin: {
    path: '/services/web-development/ecommerce',
    difference:
      'This page is for the shop site as one project: design, build, test, hand over. For a running shop, where we also look after payments, stock and growth each month, see e-commerce.',
  },
  process: {
    heading: 'From your store room to a shop',
    intro: 'We start with packing, because the checkout must promise only what your team can do.',
    steps: [
      {
        title: 'Follow three orders',
        body: 'We note every price rule and who declares an item out of stock.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Prepare the product sheet',
        body: 'Name, variant, price, tax class, weight, stock and picture.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Design four pages',
        body: 'List, product, basket and checkout, tested with buyers on phones.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Build',
        body: 'On WooCommerce or a hosted platform. Card numbers stay with the payment provider.',
        time: { from: 3, to: 4, unit: 'weeks' },
      },
      {
        title: 'Connect payment and delivery',
        body: 'M-Pesa prompts matched to orders, cards through a licensed provider, delivery rates by zone.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Place 20 test orders',
        body: 'Wrong PIN, cancelled prompt, late result, refund, pick-up. Your staff pack some of them.',
        time: { from: 3, to: 4, unit: 'days' },
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'The shop on your domain, with up to 200 products',
      'Checkout with M-Pesa and one card provider, tested with live money',
      'Order e-mails and SMS in English, and Kiswahili if you wish',
      'A handbook for packing, prices and refunds',
    ],
    needed: [
      'A paybill or till in your name, with its Daraja credentials',
      'The complete product sheet, with pictures on a plain background',
      'A returns policy you will honour',
    ],
    excluded: [
      'Daily operation, product updates and advertising',
      'Transaction fees and platform subscriptions',
      'Warehouse or accounting software',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'A payment confirmed late',
      body: 'A buyer in Diani pays, but the confirmation takes 90 seconds. A careless shop has already cancelled the order and kept the money. Ours holds the stock for ten minutes and asks M-Pesa for the status before it confirms or cancels.',
      figures: [
        { label: 'Basket and delivery', value: 'KSh 3,800' },
        { label: 'Buyer approves', value: '14:02:10' },
        { label: 'Shop asks: pending', value: '14:03:10' },
        { label: 'Confirmed', value: '14:03:40' },
        { label: 'Stock held until', value: '14:12:10' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Your own hosting or a rented platform?',
      rowHeading: 'Point',
      columns: ['WooCommerce', 'Rented platform'],
      rows: [
        {
          label: 'Monthly cost',
          cells: ['Hosting and care', 'Subscription, rising with features'],
        },
        { label: 'M-Pesa', cells: ['Direct', 'Through an add-on'] },
        { label: 'Changing the checkout', cells: ['Possible', 'Within the platform’s limits'] },
        { label: 'Updates', cells: ['Your staff or a care plan', 'Included'] },
        { label: 'If you leave', cells: ['Take everything', 'Export products and orders'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Can the shop issue eTIMS invoices?',
      answer:
        'It can pass paid orders to the system that sends your eTIMS invoices. Tell us at the start, because each product then needs an item code and tax class.',
    },
    {
      question: 'May buyers pay on delivery?',
      answer:
        'Yes, by zone and up to an amount you choose. The money that the rider collects is entered as a payment before the order closes.',
    },
    {
      question: 'Can it share stock with our till?',
      answer:
        'Yes, as an add-on, if the till has an interface. With [Posigen](/products/posigen), shop and counter use the same stock.',
    },
  ],
  related: [
    '/industries/retail-and-ecommerce',
    '/blog/reconciling-mpesa-payments',
    '/products/posigen',
  ],
} satisfies Copy<'service'>;
