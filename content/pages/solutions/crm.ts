import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'CRM set-up for sales and service teams in Kenya',
  summary: 'Customer records, sales stages and follow-ups that your team will really use.',
  description:
    'CRM set-up for Kenyan sales and service teams: clean contacts, sales stages that match how you sell, reminders, WhatsApp and M-Pesa records for each customer.',
  lead: 'Keep contacts, conversations, quotations and payments in one place that belongs to the company. We set the CRM up to match how your team already sells.',
  updated: '2026-11-24',
  drawing: {
    caption: 'one customer, with everything that was said.',
    parts: [
      {
        type: 'window',
        title: 'Sample Hardware',
        state: 'open: 2',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Called about cement', value: '12 Nov', mark: 'done' },
              { text: 'Quotation 318', value: 'KSh 412,000', mark: 'open' },
              { text: 'Paid deposit', value: '20 Nov', mark: 'done' },
              { text: 'Call back', value: 'today 15:00', mark: 'late' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Today',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Calls', value: '5' },
              { text: 'Late', value: '1', mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Sales and service teams of up to about 20 people, or several such branches',
    time: { from: 6, to: 8, unit: 'weeks', note: 'for a team of up to 20' },
    price: prices['/solutions/crm'],
    start: 'Two or three days tracing five of your recent sales',
    needs: 'A sales lead, your contact lists and two salespeople who try it first',
  },
  process: {
    heading: 'From notebooks to a shared pipeline',
    steps: [
      {
        title: 'Follow five real sales',
        body: 'We trace five deals, won and lost, from first contact to receipt. Your sales stages come from these.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Choose the software',
        body: 'We test two or three products with those deals, on a phone and a slow connection. If your ERP has a good CRM, we test that too.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Clean the contacts',
        body: 'We put phone numbers into one format and merge duplicates. Your team decides on the doubtful ones.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Set up and try',
        body: 'Two salespeople use it for live deals while everyone else carries on as before.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Move everyone',
        body: 'Half a day of training for each branch, and one of us on site or on call for the first week.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Remove what nobody uses',
        body: 'After a month we delete the fields that stay empty.',
      },
    ],
    busy: ['both', 'both', 'us', 'us', 'both', 'both'],
  },
  scope: {
    receive: [
      'A CRM with your stages, quotation layouts and user rights',
      'One clean contact list, with a log of what was merged',
      'A pipeline view and a report on lost deals',
      'A two-page guide for each role',
    ],
    needed: [
      'A sales lead who decides what counts as a lead and a won deal',
      'All business contacts, including those on staff phones',
      'Two salespeople who go first',
    ],
    excluded: [
      'Subscription fees for the CRM',
      'Bought or scraped contact lists',
      'Sales campaigns after handover',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What a customer record holds',
      rows: [
        { term: 'Identity', detail: 'Name, phone, e-mail, company, and KRA PIN for invoices.' },
        { term: 'History', detail: 'Calls, visits, WhatsApp and e-mail, with who handled each.' },
        { term: 'Deals', detail: 'Stage, value, expected date, next step and owner.' },
        { term: 'Money', detail: 'Invoices and M-Pesa receipts from your accounts.' },
        { term: 'Permission', detail: 'Whether and when the person agreed to marketing.' },
      ],
    },
    {
      type: 'example',
      heading: 'Where a furniture showroom loses quotations',
      body: 'Most quotations are not followed up within a week. Quotations that are followed up succeed almost four times as often.',
      figures: [
        { label: 'Enquiries in a quarter', value: '420' },
        { label: 'Quotations sent', value: '180' },
        { label: 'Followed up within 7 days', value: '65' },
        { label: 'Won, of those followed up', value: '26' },
        { label: 'Won, of the other 115', value: '12' },
      ],
    },
  ],
  questions: [
    {
      question: 'Will our salespeople use it?',
      answer:
        'They will if it saves typing. We start with quotations made from the deal, reminders on the phone and commission that is calculated from recorded sales. Management reports come later.',
    },
    {
      question: 'Does it work with WhatsApp?',
      answer:
        'Yes, through the WhatsApp Business Platform and a company number. It cannot read chats on personal numbers. For a shared inbox, see [customer engagement](/solutions/customer-engagement).',
    },
    {
      question: 'What does the law require?',
      answer:
        'Names and phone numbers are personal data. People may ask what you hold on them and have mistakes corrected. We set up a permission field and an export for such requests.',
    },
  ],
  related: [
    '/solutions/customer-engagement',
    '/solutions/bulk-sms-and-messaging',
    '/products/ciragen',
  ],
  sources: [dataProtection.rights],
  twin: {
    path: '/solutions/customer-engagement',
    difference:
      'A CRM records customers and deals: stage, quotation, payment and next step. Customer engagement is one inbox for messages from all channels.',
  },
} satisfies Copy<'solution'>;
