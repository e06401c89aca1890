import type { Copy } from '@/content/schema';

export default {
  heading: 'E-commerce website design and build',
  summary: 'A shop site with product pages and M-Pesa checkout, designed and built once.',
  description:
    'One-off design and build of an online shop in Kenya: product pages, basket, M-Pesa and card checkout, delivery zones, test orders and handover to your own staff.',
  lead: 'Open an online shop on your own domain that your team can run. We load the products and test M-Pesa and card payments with real money before we hand it over, handbook included.',
  updated: '2026-11-22',
  glance: {
    audience: 'Sellers of goods with a team that can pack, answer and keep prices current',
    time: '8 to 11 weeks for up to two hundred products',
    price: {
      measure: 'fixed price',
      note: 'Transaction fees and platform subscriptions are paid to their providers',
      from: 'not yet',
    },
    start: 'Three orders followed from the question to the delivered parcel',
    needs:
      'A paybill or till in the business’s name, the product sheet with pictures and a returns policy',
  },
  sources: [
    {
      fact: 'Since 1 January 2026 KRA validates the income and expenses in returns against TIMS/eTIMS invoices, withholding tax and customs import data.',
      reference:
        'Kenya Revenue Authority, public notice of November 2025 on the validation of income and expenses',
      url: 'https://www.kra.go.ke/news-center/public-notices',
      checked: 'not yet',
    },
    {
      fact: 'M-Pesa payments are connected through the Daraja APIs, including M-Pesa Express (STK push) and C2B for paybill and till numbers.',
      reference: 'Safaricom, Daraja API documentation: M-Pesa Express and C2B Register URL',
      url: 'https://developer.safaricom.co.ke/apis/MpesaExpressSimulate',
      checked: 'not yet',
    },
  ],
  twin: {
    path: '/services/web-development/ecommerce',
    difference:
      'This page is for the shop site as a one-off project: design, build, test, hand over. The other is for a running shop, where we also look after payments, stock, delivery and growth month by month.',
  },
  situation: {
    heading: 'Orders arrive on WhatsApp until they do not',
    body: `You sell spices, kikoys, spare parts or school uniforms. Buyers scroll through your status, ask for the price, ask again, send money to a till and forward the message as proof. At forty orders a day the wrong size goes to Nyali, and it takes an evening to find out which payment belonged to which parcel.

A shop site replaces the conversation with a page: picture, price, what is left, what delivery costs to your estate, and a payment that carries the order number by itself.

Buy this project if your own staff will pack, answer and update prices afterwards. If you would rather have us at your side once orders flow, see the page on [running an online shop](/services/web-development/ecommerce).`,
  },
  process: {
    heading: 'Designing backwards from the parcel',
    intro:
      'We begin in your store room, because a checkout that promises what packing cannot do will be switched off in a month.',
    steps: [
      {
        title: 'Follow three orders',
        body: 'From question to delivered parcel. Note every price rule, every "it depends", and who declares an item out of stock.',
        duration: '1–2 days',
      },
      {
        title: 'Product data sheet',
        body: 'One spreadsheet: name, variant, price, tax class, weight, stock, picture. It becomes the import file and shows how the pages must look.',
        duration: '1 week',
      },
      {
        title: 'Design four pages',
        body: 'List, product, basket, checkout. Tested with buyers on phones before anything is coded.',
        duration: '2 weeks',
      },
      {
        title: 'Build on a shop platform',
        body: 'WooCommerce or a hosted platform, according to who will run it. Card numbers stay with the payment provider and never touch your server.',
        duration: '3–4 weeks',
      },
      {
        title: 'Connect payment and delivery',
        body: 'M-Pesa prompt on the buyer’s phone, the callback matched to the order, cards through a licensed provider, and a rate table by zone.',
        duration: '1–2 weeks',
      },
      {
        title: 'Twenty test orders',
        body: 'Wrong PIN, cancelled prompt, late callback, double tap, refund, out of stock, pick-up. Your staff pack and ship some of them, so that the packing table is tested as well.',
        duration: '3–4 days',
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'The shop on your domain, with up to two hundred products imported',
      'Checkout with M-Pesa and one card provider, tested with live money',
      'Order e-mails and SMS in English and, if you wish, Kiswahili',
      'A handbook for the packer, the person who sets prices and the person who refunds',
    ],
    needed: [
      'A paybill or till in the business’s name, and the Daraja credentials that go with it',
      'The product sheet, completed and correct, with pictures on a plain background',
      'A returns policy you are prepared to honour',
    ],
    excluded: [
      'Daily operation, product updates and advertising',
      'Transaction fees and platform subscriptions',
      'Warehouse or accounting software',
    ],
  },
  duration:
    'Eight to eleven weeks for up to two hundred products. Payment credentials and photographs are the two things that hold shops up.',
  sections: [
    {
      type: 'flow',
      heading: 'A callback that comes late',
      actors: ['Buyer', 'Shop', 'M-Pesa'],
      messages: [
        { from: 'Shop', to: 'M-Pesa', text: 'Prompt for KSh 3,800' },
        { from: 'Buyer', to: 'M-Pesa', text: 'Approves at 14:02:10' },
        { from: 'Shop', to: 'Shop', text: 'Holds the stock until 14:12:10', state: 'waits' },
        { from: 'Shop', to: 'M-Pesa', text: 'Asks at 14:03:10: pending' },
        { from: 'M-Pesa', to: 'Shop', text: 'Confirms at 14:03:40' },
        { from: 'Shop', to: 'Buyer', text: 'Order confirmed' },
      ],
    },
    {
      type: 'example',
      heading: 'What a late callback does to an order',
      body: 'A buyer in Diani approves the prompt, but the confirmation reaches the shop ninety seconds later. A careless shop has cancelled the order by then and kept the money. Ours holds the stock and asks the payment interface for the status before it confirms or cancels.',
      figures: [
        { label: 'Basket', value: 'KSh 3,450' },
        { label: 'Delivery, Diani zone', value: 'KSh 350' },
        { label: 'Prompt accepted', value: '14:02:10' },
        { label: 'First status query', value: '14:03:10: pending' },
        { label: 'Callback matched', value: '14:03:40' },
        { label: 'Stock held until', value: '14:12:10' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Self-hosted or rented platform',
      rowHeading: 'Point',
      columns: ['WooCommerce, your hosting', 'Rented shop platform'],
      rows: [
        {
          label: 'Monthly cost',
          cells: ['Hosting and care', 'Subscription, rising with features'],
        },
        {
          label: 'M-Pesa',
          cells: ['Direct, with your credentials', 'Through a provider’s add-on'],
        },
        { label: 'Changing the checkout', cells: ['Possible', 'Within their limits'] },
        { label: 'Updates and security', cells: ['Your staff or a care plan', 'Included'] },
        {
          label: 'Leaving',
          cells: ['Take the database', 'Export products and orders, rebuild the pages'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can the shop issue a proper tax invoice?',
      answer:
        'It can pass each paid order to the system that files your eTIMS invoices, or to one we connect. That matters more since January 2026, when KRA began to compare declared income with eTIMS invoices. Tell us at the start, since the product sheet then needs an item code and tax class on each line.',
    },
    {
      question: 'May buyers pay on delivery?',
      answer:
        'Yes, by zone and up to an amount you choose. The rider’s collection is entered as a payment, so the order cannot be closed without one.',
    },
    {
      question: 'Can our shop share stock with the till in town?',
      answer:
        'If the till software has an interface, an hourly or instant stock sync is an add-on. With [Posigen](/products/posigen) as the till, shop and counter draw on the same stock.',
    },
    {
      question: 'What about buyers abroad?',
      answer:
        'Cards work; shipping and duties need a policy from you. We can show prices in another currency with a note that the charge is in shillings.',
    },
  ],
  related: [
    '/services/web-development/ecommerce',
    '/industries/retail-and-ecommerce',
    '/blog/reconciling-mpesa-payments',
    '/products/posigen',
  ],
} satisfies Copy<'service'>;
