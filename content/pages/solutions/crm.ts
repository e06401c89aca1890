import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { amountInWords, billed } from '@/content/values/price';

export default {
  shape: 'project',
  heading: 'CRM set-up for sales and service teams',
  summary: 'Customer records, sales stages and follow-ups that your team will really use.',
  description:
    'CRM set-up for Kenyan sales and service teams: clean contacts, sales stages that match how you sell, reminders, WhatsApp and M-Pesa records for each customer.',
  lead: 'When a salesperson leaves, you keep what was said, quoted and paid. The CRM follows the way your team already sells.',
  updated: '2026-11-29',
  emblem: 'index-card',
  drawing: {
    caption: 'One customer, and everything that was said, quoted and paid',
    place: 'below',
    parts: [
      {
        type: 'scene',
        title: 'A customer and four records',
        height: 200,
        shapes: [
          { look: 'line', outline: 'M98 37h62v24M222 37h-62M98 149h24M222 149h-24M0 184h320' },
          {
            look: 'body',
            outline: 'M4 14h94v46h-94zM222 14h94v46h-94zM4 124h94v46h-94zM222 124h94v46h-94z',
          },
          { look: 'hot', outline: 'M222 124h8v46h-8z' },
          { look: 'tint', outline: 'M4 14h8v46h-8zM222 14h8v46h-8zM4 124h8v46h-8z' },
          { look: 'body', outline: 'M112 84h96v100h-96z' },
          { look: 'tint', outline: 'M104 84l10-24h92l10 24z' },
          { look: 'tint', outline: 'M168 134h28v50h-28zM122 134h34v26h-34z' },
          { look: 'mark', outline: 'M174 158v5M122 147h34' },
        ],
        words: [
          { text: 'Called', at: [55, 34], on: 'object' },
          { text: '12 Nov', at: [55, 52], on: 'object' },
          { text: 'Quotation 81', at: [272, 34], on: 'object' },
          { text: 'KSh 412,000', at: [272, 52], on: 'object' },
          { text: 'Deposit', at: [55, 144], on: 'object' },
          { text: '20 Nov', at: [55, 162], on: 'object' },
          { text: 'Call back', at: [272, 144], on: 'object' },
          { text: 'today, 15:00', at: [272, 162], on: 'object' },
          { text: 'Sample', at: [160, 106], on: 'object' },
          { text: 'Hardware', at: [160, 124], on: 'object' },
        ],
      },
      {
        type: 'phone',
        title: 'Today',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Sample Hardware', value: '15:00', mark: 'late' },
              { text: 'School, chairs', value: '15:30', mark: 'open' },
              { text: 'Hotel, beds', value: '16:00', mark: 'open' },
            ],
          },
          { type: 'buttons', items: ['Call', 'Note'] },
        ],
      },
    ],
  },
  glance: {
    audience: 'Teams of up to 20 people in sales and service, in one or more branches',
    time: { from: 6, to: 8, unit: 'weeks', note: 'for a team of up to 20' },
    price: prices['/solutions/crm'],
    start: 'Two or three days tracing five of your recent sales',
    needs: 'A sales lead, your contact lists and two salespeople who try it first',
  },
  example: {
    heading: '40 chairs, from question to deposit',
    body: 'Each step has a date and a name. When the salesperson leaves, a colleague opens the deal and knows what to say.',
    figures: [
      { label: 'Asked by WhatsApp for 40 chairs', value: '2 November' },
      { label: 'Quotation 77, made from the deal', value: '3 November' },
      { label: 'Reminder: nobody has called', value: '9 November' },
      { label: 'Called, wants delivery by Friday', value: '9 November' },
      { label: 'Deposit, from the accounts', value: '10 November' },
    ],
  },
  process: {
    heading: 'From notebooks to a list of open deals',
    body: `Five won and lost deals are traced from the first call to the receipt: your stages come from how you sell. The five go into two products, on a phone with a slow connection. If your ERP has a CRM, it is one of the two.

Contacts are cleaned, and your team decides which doubtful pairs are one person. Two people run live deals before each branch has half a day of training. A month later the fields that stayed empty go.`,
  },
  situation: {
    heading: 'Will your salespeople use it?',
    body: 'They use it if it saves them typing. We therefore make the quotation from the deal, put the reminder on the phone, and calculate commission from what is recorded. Reports for management come last.',
  },
  scope: {
    excluded: [
      'The subscription of the CRM, which you pay to its supplier in an account of your own',
      'Lists of contacts that somebody sells',
    ],
  },
  sections: [
    {
      type: 'bill',
      heading: 'What ten users cost',
      intro: `The subscription is billed by the supplier of the CRM. This is a small edition. A large one, for several branches with forecasts, costs, by our estimate, ${amountInWords(furtherPrices.crmLarge.from)} per user, per month. There is no monthly fee to us unless you want support.`,
      lines: [
        billed('Set-up', 1, prices['/solutions/crm']),
        billed('Subscription, small edition', 10, furtherPrices.crmSmall),
      ],
    },
  ],
  questions: [
    {
      question: 'Does it read our WhatsApp chats?',
      answer:
        'Those on a company number, through the WhatsApp Business Platform, but not personal numbers. If the trouble is that nobody answers, start with [one inbox](/solutions/customer-engagement).',
    },
    {
      question: 'Does it know who has paid?',
      answer: 'Yes. Invoices and M-Pesa receipts come from your accounts each night.',
    },
    {
      question: 'What does the law require?',
      answer:
        'A name with a phone number is personal data. People may ask what you hold and have mistakes corrected. The CRM has an export for that, and a field for consent to marketing.',
    },
  ],
  related: [],
  ask: {
    heading: 'Which CRM suits your sales?',
    body: 'Have one of your last sales in mind, from the question to the receipt.',
  },
  sources: [dataProtection.rights],
} satisfies Copy<'solution'>;
