import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'One inbox for WhatsApp, calls, e-mail and web chat',
  summary: 'A shared inbox where every enquiry has an owner, a history and a reply in time.',
  description:
    'Customer engagement set-up in Kenya: WhatsApp Business, calls, e-mail, web chat and social messages in one team inbox, with ownership, hours and reply targets.',
  lead: 'Answer WhatsApp, calls, e-mail, web chat and social messages from one shared inbox. Every message has an owner, and everyone sees what was said before.',
  updated: '2026-11-23',
  drawing: {
    caption: 'one inbox, five ways in.',
    parts: [
      {
        type: 'window',
        title: 'Inbox',
        state: '4 wait',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'WhatsApp', value: 'opening hours?', mark: 'open' },
              { text: 'Call, missed', value: '0700…55', mark: 'late' },
              { text: 'E-mail', value: 'quotation', mark: 'done' },
              { text: 'Web chat', value: 'rooms in May', mark: 'open' },
              { text: 'Page', value: 'review', mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'WhatsApp',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'them', text: 'Are you open on Saturday?' },
              { from: 'us', text: 'Yes, 09:00 to 13:00.' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Hotels, colleges, bus companies and others that answer on several channels',
    time: { from: 8, to: 10, unit: 'weeks', note: '(2 of them to count messages)' },
    price: prices['/solutions/customer-engagement'],
    start: 'Two weeks counting messages by channel, topic and hour',
    needs:
      'Company documents, administrator rights for your pages and phone system, and a team leader',
  },
  process: {
    heading: 'One channel at a time, the busiest first',
    steps: [
      {
        title: 'Count messages',
        body: 'We count how many arrive on each channel, about what and at what hour, and how long customers wait.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Decide who answers what',
        body: 'Reservations, accounts and complaints each get an owner, a deputy and a reply target.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Register the number',
        body: 'We take you through verification for the WhatsApp Business Platform.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Open the inbox',
        body: 'We connect WhatsApp first, then e-mail, web chat, calls and social accounts, a week apart.',
        time: { from: 3, to: 5, unit: 'weeks' },
      },
      {
        title: 'Automate simple answers',
        body: 'A menu answers questions on opening hours, balances and bookings. Customers can reach a person at any point.',
        time: { from: 2, unit: 'weeks' },
      },
    ],
    busy: ['both', 'both', 'others', 'us', 'us'],
  },
  scope: {
    receive: [
      'A team inbox with assignment, notes, tags and a record for each customer',
      'Numbers and pages registered to the company, not to an employee',
      'About thirty saved replies in English and Kiswahili',
      'A weekly report: volume, waiting times, open messages and top topics',
      'Rules for nights, weekends and public holidays',
    ],
    needed: [
      'Company documents to verify your business profile',
      'Administrator rights on the social pages and the phone system',
      'A team leader who reads the list of open messages every morning',
    ],
    excluded: [
      'Staff to answer the messages',
      'Charges of Meta, phone operators and the inbox product',
      'Advertising, and content for social pages',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'What each channel is good for',
      rowHeading: 'Channel',
      columns: ['Use it for', 'Remember'],
      rows: [
        {
          label: 'WhatsApp',
          cells: ['Questions, documents, photographs', 'After 24 hours you need a template'],
        },
        {
          label: 'Voice',
          cells: ['Urgent or upset customers', 'Tell callers before you record'],
        },
        {
          label: 'E-mail',
          cells: ['Quotations and contracts', 'One owner for each thread'],
        },
        {
          label: 'Web chat',
          cells: ['People comparing offers', 'Show it only when someone answers'],
        },
        {
          label: 'Public comments',
          cells: ['A short reply, then a private message', 'Never discuss bills in public'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'A hotel reservations desk after six weeks',
      body: 'The same staff answer faster, because each message has an owner and a menu answers the simple ones.',
      figures: [
        { label: 'Conversations a week', value: '310' },
        { label: 'Closed by the menu', value: '95' },
        { label: 'Median first reply, before', value: '3 h 40 min' },
        { label: 'Median first reply, after', value: '22 min' },
        { label: 'Open over 48 hours', value: '4' },
      ],
    },
  ],
  questions: [
    {
      question: 'What is WhatsApp’s 24-hour rule?',
      answer:
        'You may write freely for 24 hours after the customer’s last message. Later you need a template approved by Meta, and the customer’s consent. The inbox sorts open messages by the time left.',
    },
    {
      question: 'Can we keep our WhatsApp number?',
      answer:
        'Usually. Meta sometimes changes its conditions for moving a number, so we check them first. We also save your old chats.',
    },
    {
      question: 'What if the office internet goes down?',
      answer:
        'Your team continues on mobile data, and calls are diverted to a second number. Messages wait until your team is online.',
    },
  ],
  related: [
    '/solutions/crm',
    '/solutions/bulk-sms-and-messaging',
    '/industries/retail-and-ecommerce',
  ],
  sources: [
    {
      fact: 'Free-form messages are possible within 24 hours of the user’s last message; outside it only approved templates, and users must have opted in.',
      reference: 'Meta, WhatsApp Business Platform documentation, service messages',
      url: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages',
      checked: '2026-11-22',
    },
  ],
  twin: {
    path: '/solutions/crm',
    difference:
      'Customer engagement puts messages from all channels into one inbox, with an owner and a reply time. A CRM records the customers and deals: stage, value, next step and payment.',
  },
} satisfies Copy<'solution'>;
