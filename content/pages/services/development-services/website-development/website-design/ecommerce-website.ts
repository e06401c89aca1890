import { commitments } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { standIn } from '@/content/values/company-value';
import { withCurrency } from '@/content/values/money';

const withCare = prices['/services/web-development/ecommerce'];

/** The version that sells from the stock of the counter, which the dearer shop does too. */
export const shopWithTill = standIn(420_000);

export default {
  shape: 'buy',
  heading: 'E-commerce website: a shop at a fixed price',
  summary: 'A shop site with product pages and M-Pesa checkout, designed and built as one project.',
  description:
    'E-commerce website design in Kenya: product pages, basket, M-Pesa and card checkout, delivery zones, test orders with real money and handover to your own staff.',
  lead: 'Your own team runs the shop, and you choose one of three versions.',
  updated: '2026-11-29',
  emblem: 'shop',
  drawing: {
    caption: 'An order of the day, paid and packed',
    parts: [
      {
        type: 'scene',
        title: 'A parcel and the payment for it',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M0 206h320' },
          { look: 'solid', outline: 'M20 30h98v176H20z' },
          { look: 'body', outline: 'M27 46h84v144H27z' },
          { look: 'tint', outline: 'M50 92l9-24h20l9 24zM65 92h8v18h-8zM53 110h32v6h-32z' },
          { look: 'mark', outline: 'M37 156h64v24H37z' },
          { look: 'body', outline: 'M150 106h150v100H150z' },
          { look: 'tint', outline: 'M150 106l20-24h110l20 24z' },
          { look: 'hot', outline: 'M214 82h22v44h-22z' },
          { look: 'mark', outline: 'M264 194v-16l-5 5m5-5l5 5M282 194v-16l-5 5m5-5l5 5' },
        ],
        words: [
          { text: 'KSh 4,300', at: [69, 140], on: 'object', size: 'large' },
          { text: 'Pay', at: [69, 173], on: 'object', size: 'large' },
          { text: 'Paid by M-Pesa', at: [225, 44], on: 'ground', size: 'large' },
          { text: 'leaves at 15:00', at: [225, 66], on: 'ground' },
          { text: 'Order 2208', at: [204, 158], on: 'object', size: 'large' },
          { text: 'Lamp, brass', at: [202, 184], on: 'object' },
        ],
      },
    ],
  },

  glance: {
    audience: 'Sellers who pack, answer customers and keep prices current themselves',
    time: { from: 8, to: 11, unit: 'weeks', note: 'for up to 200 products' },
    price:
      prices['/services/development-services/website-development/website-design/ecommerce-website'],
    start: 'Three orders followed from question to parcel',
    needs:
      'A paybill or till with Daraja credentials, the product sheet with pictures, a returns policy',
  },
  similar: {
    path: '/services/web-development/ecommerce',
    asks: 'No team for the shop yet?',
  },
  plans: {
    heading: 'Three ways to build the shop',
    intro:
      'In all three we design list, product, basket and checkout, load up to 200 products, and place 20 test orders with real money.',
    options: [
      {
        name: 'On a rented platform',
        suits: 'Nobody in the firm wants to look after software',
        amount: standIn(220_000),
        includes: [
          'The subscription is yours, and its vendor does the updates',
          'M-Pesa through an add-on, and one card provider',
          'If you leave, products and orders go with you, but not the design',
        ],
      },
      {
        name: 'On your own hosting',
        suits: 'The shop belongs to a site with other pages',
        amount: standIn(320_000),
        includes: [
          'WooCommerce, without a subscription',
          'M-Pesa directly, matched to each order',
          'If you leave, the whole shop goes with you',
        ],
      },
      {
        name: 'With your till',
        suits: 'Shop and counter sell from one shelf',
        amount: shopWithTill,
        includes: [
          'Everything under “On your own hosting”',
          'One stock with Posigen, or with another till that has an interface',
        ],
      },
    ],
  },
  scope: {
    excluded: [
      'Work after the handover, such as adverts and updates',
      'Fees of the payment provider and of the platform',
    ],
  },
  process: {
    heading: 'How the shop is made',
    body: `1. Your price rules are written down, and who marks an item out of stock. The checkout then sells only what you can deliver.
2. You fill in the product sheet: name, variant, price, tax class, weight, stock and picture. Meanwhile we draw four pages, and buyers try them on their phones.
3. Payment, delivery rates by zone and messages are built in 4 to 6 weeks.
4. We place twenty test orders, with a wrong PIN, a cancelled prompt, a late result and a refund. Your staff pack some of them.`,
  },
  sections: [
    {
      type: 'example',
      heading: 'What if the payment is confirmed late?',
      body: 'A buyer in Diani pays, and the confirmation takes 90 seconds. A shop that waits for one minute would cancel the order and keep the money. This one holds the stock for ten minutes and asks M-Pesa for the status.',
      figures: [
        { label: 'Basket and delivery', value: 'KSh 3,800' },
        { label: 'Buyer approves', value: '14:02:10' },
        { label: 'Shop asks: pending', value: '14:03:10' },
        { label: 'Confirmed', value: '14:03:40' },
        { label: 'Stock held until', value: '14:12:10' },
      ],
    },
  ],
  questions: [
    {
      question: 'What does the shop with care add?',
      answer: `It costs from ${withCurrency(withCare.from.value)}, which is ${withCurrency(withCare.from.value - shopWithTill.value)} more than the third version: ${commitments.shopCare.phrase}, and a comparison of orders, payments and stock every evening. See [Online Shop with Care](/services/web-development/ecommerce).`,
    },
    {
      question: 'What does a payment cost us?',
      answer:
        'The provider keeps a fee. Ask each one what it is with VAT, and when the money reaches your bank.',
    },
    {
      question: 'Can buyers pay on delivery?',
      answer:
        'Yes, by zone and up to an amount you choose. The rider’s money is entered before the order closes.',
    },
    {
      question: 'Does the shop make eTIMS invoices?',
      answer:
        'It passes paid orders to the system that sends your eTIMS invoices. Each product then needs its item code and tax class. Tell us which system that is.',
    },
  ],
  related: ['/blog/reconciling-mpesa-payments'],
  ask: {
    heading: 'Ask which of the three shops fits',
    body: 'The number of your products decides.',
  },
} satisfies Copy<'service'>;
