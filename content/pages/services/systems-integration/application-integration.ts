import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { standIn } from '@/content/values/company-value';

export default {
  shape: 'buy',
  heading: 'Application integration: connect your cloud programs',
  summary: 'Shop, CRM, accounts, messaging and booking programs that share their records.',
  description:
    'Application integration for Kenyan businesses: connect online shop, CRM, accounts, WhatsApp, SMS, booking and HR programs, so that each record is entered once.',
  lead: 'An order typed once reaches the shop, the accounts and the customer. The cheapest of three links works after a day, and is tested for a week.',
  updated: '2026-11-29',
  emblem: 'plug',
  drawing: {
    caption: 'One order in three programs',
    place: 'below',
    parts: [
      {
        type: 'window',
        title: 'Shop',
        state: 'order 731',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Customer', value: 'Sample Traders' },
              { label: 'Total', value: 'KSh 6,250' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Invoice',
        state: 'INV-771',
        blocks: [{ type: 'rows', items: [{ text: '731', value: '6,250', mark: 'done' }] }],
      },
      {
        type: 'phone',
        title: 'WhatsApp',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'us', by: '10:42', text: 'Order 731 is paid and packed.' },
              { from: 'them', by: '10:44', text: 'Deliver at four?' },
              { from: 'us', by: '10:45', text: 'Yes, at four.' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms of 5 to 100 people with cloud programs that do not share records',
    time: { from: 1, to: 4, unit: 'weeks', note: 'for one pair of programs' },
    price: prices['/services/systems-integration/application-integration'],
    start: 'An hour at the desk, counting every copy and paste',
    needs:
      'Administrator access, a colleague for two afternoons, a decision on which program is right',
  },
  plans: {
    heading: 'Three ways to link two programs',
    intro:
      'The price is for one pair, set up and tested in accounts you own. The plans of your programs and the charges for messages are extra, and we tell you both before you order.',
    options: [
      {
        name: 'Ready connector',
        suits: 'Two well-known programs and few records, or an export that another program reads',
        amount: standIn(60_000),
        includes: [
          'Works after a day, and tested for a week',
          'Your staff can change its settings, but nobody can add what it lacks',
        ],
      },
      {
        name: 'Flow tool',
        suits: 'Several light tasks, such as a form that opens a deal',
        amount: standIn(120_000),
        includes: [
          'Works after a week',
          'Your staff can change it after an afternoon of training. Its cost grows with each run',
        ],
      },
      {
        name: 'Small program',
        suits: 'Payments, stock, and thousands of records',
        amount: furtherPrices.linkProgram.from,
        includes: [
          'Works after 2 to 3 weeks',
          'The code is yours, and more records do not raise its cost',
        ],
      },
    ],
  },
  process: {
    heading: 'How a link is set up',
    body: 'We spend an hour at the desk to see what your staff copy most often, and link that first. Check your plan before you order: its upgrade can cost more than the link. We test with invented customers first, then with the records of one real day. Both tests include a customer without a phone number. Somebody from our team is with yours on the first morning.',
  },
  sections: [
    {
      type: 'example',
      heading: 'Is it worth it for a small tour office?',
      body: 'Staff type 35 bookings a week into four more programs, four minutes each. If one copy in 40 has an error, it takes half an hour to correct. Linking enquiry, booking and invoice leaves one copy of the four.',
      figures: [
        { label: 'Copies a week', value: '140, then 35' },
        { label: 'Hours before, errors included', value: '11' },
        { label: 'Hours after', value: 'under 3' },
      ],
    },
    {
      type: 'specification',
      heading: 'What to decide for your pair of programs',
      rows: [
        {
          term: 'Shop and accounts',
          detail: 'Delivery fees and vouchers need their own accounts.',
        },
        { term: 'M-Pesa and CRM', detail: 'The name on the phone may be the customer’s brother.' },
        { term: 'Booking and calendar', detail: 'Two people take the last seat in one second.' },
        {
          term: 'Forms and WhatsApp',
          detail:
            'A message about an order is one thing. Marketing is another: the Data Protection Act asks for consent.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What if a program has no interface?',
      answer:
        'If it can send an e-mail or export a file, we read that. Otherwise we tell you what a change of program would cost.',
    },
    {
      question: 'A program changes, and the link stops. What then?',
      answer: `A person whom you name gets a message. We repair it [by the hour](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one), or watch it for you: [Integration Monitoring](/services/systems-integration/managed-services).`,
    },
    {
      question: 'Our books are in an ERP. Does this fit?',
      answer: 'No, that is [ERP integration](/services/systems-integration/erp-integration).',
    },
  ],
  related: [],
  ask: { heading: 'From which program into which do you copy?' },
  sources: [dataProtection.commercialUse],
} satisfies Copy<'service'>;
