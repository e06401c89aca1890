import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Application integration: connect your cloud programs',
  summary: 'Shop, CRM, accounts, messaging and booking programs that share their records.',
  description:
    'Application integration for Kenyan businesses: connect online shop, CRM, accounts, WhatsApp, SMS, booking and HR programs, so that each record is entered once.',
  lead: 'Type an order once, and it appears in your shop, accounts and messages to the customer. We connect two programs first and add others when those work well.',
  updated: '2026-11-24',
  drawing: {
    caption: 'one order in three programs.',
    parts: [
      {
        type: 'window',
        title: 'Shop',
        state: 'order 10482',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'Customer', value: 'Sample Traders' },
              { label: 'Total', value: 'KSh 3,900' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Invoice',
        state: 'INV-771',
        blocks: [{ type: 'rows', items: [{ text: '10482', value: '3,900', mark: 'done' }] }],
      },
    ],
  },
  glance: {
    audience: 'Firms of 5 to 100 people with cloud programs that do not share records',
    time: { from: 2, to: 4, unit: 'weeks', note: 'for one pair of programs' },
    price: prices['/services/systems-integration/application-integration'],
    start: 'An hour at the desk, counting every copy and paste',
    needs: 'Administrator access to each program, and a colleague for two afternoons of tests',
  },
  situation: {
    heading: 'Is this the right page?',
    body: 'It is for modern programs with interfaces. If an ERP holds your books, see [ERP integration](/services/systems-integration/erp-integration). For light tasks you may need only a flow tool and no help from us.',
  },
  process: {
    heading: '2 to 4 weeks to the first link',
    steps: [
      {
        title: 'Watch an hour of work',
        body: 'The most frequent copy and paste usually comes first.',
        time: { from: 0.5, unit: 'days' },
      },
      {
        title: 'Check the programs',
        body: 'Which plan includes the interface, and what are its limits? You see this before you order.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Choose the tool',
        body: 'A ready connector, a flow tool or a small program.',
        time: { from: 1, unit: 'days' },
      },
      {
        title: 'Build and rehearse',
        body: 'We test with invented customers, then replay one real day. What if a phone number is missing?',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Switch on',
        body: 'An engineer stays with your team on the first morning and checks at the end of the week.',
        time: { from: 1, unit: 'weeks' },
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'Working links, in accounts you own',
      'One page that shows what goes where, and when',
      'An alert to a named person when a link stops, with instructions',
      'A page for staff: where to correct a record',
    ],
    needed: [
      'Administrator access to each program',
      'A decision on which program is right when names, prices, stock or dates differ',
    ],
    excluded: [
      'Higher plans of your programs',
      'WhatsApp and SMS charges',
      'New functions in a program',
      'Old customer data, unless you order an import',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Connector, flow tool or program?',
      rowHeading: 'Question',
      columns: ['Ready connector', 'Flow tool', 'Small program'],
      rows: [
        { label: 'First result', cells: ['A day', 'A week', '2 to 3 weeks'] },
        {
          label: 'Your staff can change it',
          cells: ['Settings only', 'Yes, with training', 'No, but you own the code'],
        },
        {
          label: 'Cost grows with',
          cells: ['The program’s plan', 'Number of runs', 'Hardly at all'],
        },
        {
          label: 'Best for',
          cells: [
            'Common pairs, low volume',
            'Several light tasks',
            'Payments, stock, high volume',
          ],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Common pairs, and what to watch',
      rows: [
        {
          term: 'Web shop and accounts',
          detail: 'Delivery fees and vouchers need their own accounts.',
        },
        { term: 'M-Pesa and CRM', detail: 'The name on the phone is often not the customer.' },
        {
          term: 'Booking and calendar',
          detail: 'Two people may book the last seat in the same second.',
        },
        {
          term: 'Forms and WhatsApp',
          detail: 'Consent for promotions is separate from service messages.',
        },
        { term: 'HR and user accounts', detail: 'People are rehired, and surnames change.' },
      ],
    },
    {
      type: 'example',
      heading: 'A small tour office',
      body: 'Staff type 35 bookings a week into four more programs, at four minutes each. One copy in 40 has an error that takes half an hour to correct. Linking enquiry, booking and invoice removes three of the four copies.',
      figures: [
        { label: 'Copies each week', value: '140, then 35' },
        { label: 'Time before', value: '11 hours with errors' },
        { label: 'Time after', value: 'Under 3 hours' },
      ],
    },
  ],
  questions: [
    {
      question: 'What if a program has no interface?',
      answer:
        'Many can send e-mail or export a file, and we can read both. Otherwise we tell you what changing to a comparable program would cost.',
    },
    {
      question: 'What happens when a program changes?',
      answer:
        'The link stops and the named person gets the alert. Pay us by the hour, or use our [managed integration](/services/systems-integration/managed-services).',
    },
    {
      question: 'May we message customers automatically?',
      answer:
        'About their own order, yes. For marketing, the Data Protection Act usually requires consent and a way to opt out. We keep the two apart.',
    },
  ],
  related: [
    '/solutions/crm',
    '/solutions/bulk-sms-and-messaging',
    '/services/web-development/ecommerce',
  ],
  sources: [dataProtection.commercialUse],
} satisfies Copy<'service'>;
