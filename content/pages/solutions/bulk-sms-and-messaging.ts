import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Bulk SMS in Kenya: sender ID, clean lists and automatic messages',
  summary:
    'Registered sender names, clean lists, opt-outs and messages sent from your own systems.',
  description:
    'Bulk SMS in Kenya: sender ID registration, list cleaning, opt-outs, delivery reports, and automatic messages from fee, till, booking and M-Pesa systems.',
  lead: 'Send SMS to customers, parents or members under your registered sender name. We register the name, clean your list and connect your fee or booking system.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a message, the list behind it and what came of it.',
    parts: [
      {
        type: 'window',
        title: 'New message',
        state: 'SAMPLE-SCH',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'To', value: 'Form 2 parents, 184' },
              { label: 'Words', value: '148 of 160' },
            ],
          },
          { type: 'buttons', items: ['Send', 'Try on me'] },
        ],
      },
      {
        type: 'phone',
        title: 'SAMPLE-SCH',
        blocks: [
          {
            type: 'messages',
            items: [
              {
                from: 'them',
                by: '17:02',
                text: 'Closing day is Friday 11:00. Balance: KSh 4,500.',
              },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Schools, SACCOs, clinics, shops and agents who write to hundreds of people',
    time: { from: 3, to: 5, unit: 'weeks', note: '(depending on the mobile operators)' },
    price: prices['/solutions/bulk-sms-and-messaging'],
    start: 'The application for your sender name, filed on the first day',
    needs: 'Registration certificate, a letter for the operators, and the source of each number',
  },
  process: {
    heading: 'From application to first message',
    steps: [
      {
        title: 'Apply for the sender name',
        body: 'Up to eleven letters or digits. A licensed provider submits it to each mobile network.',
        time: { from: 1, to: 4, unit: 'weeks', note: '(by operator)' },
      },
      {
        title: 'Clean the list',
        body: 'We remove landlines and duplicates, and record where each number came from and what you may use it for.',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'Write templates',
        body: 'They are in English and Kiswahili, and short enough for one message even with the longest name.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Connect your systems',
        body: 'Fee received, order packed, appointment tomorrow, balance due: each event sends its message.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Send to fifty, then to all',
        body: 'We compare delivery reports from all networks before we send to the full list.',
        time: { from: 1, unit: 'days' },
      },
    ],
    busy: ['others', 'both', 'both', 'us', 'both'],
  },
  scope: {
    receive: [
      'A sender name on the networks that your audience uses',
      'A clean list with source and permission for each number',
      'Templates with checked lengths',
      'Opt-outs that also block the number in your own systems',
      'A monthly report by network: sent, delivered, failed, opted out',
    ],
    needed: [
      'Certificate of registration and a signed letter for the operators',
      'An honest account of where the numbers came from',
      'One person who approves the texts',
    ],
    excluded: [
      'Message credit',
      'Phone numbers: we do not sell or find them',
      'Political campaigns and betting promotions',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'One character can triple the cost',
      body: 'A reminder goes to 1,200 parents. An SMS holds 160 plain characters, and longer texts are charged in parts of 153. One emoji or curly apostrophe lowers the limits to 70 and 67.',
      figures: [
        { label: '150 plain characters', value: '1,200 parts' },
        { label: '172 plain characters', value: '2,400 parts' },
        { label: '150 with one curly apostrophe', value: '3,600 parts' },
      ],
    },
    {
      type: 'comparison',
      heading: 'SMS, WhatsApp or USSD',
      rowHeading: 'Question',
      columns: ['SMS', 'WhatsApp template', 'USSD menu'],
      rows: [
        { label: 'Needs a smartphone', cells: ['No', 'Yes', 'No'] },
        { label: 'Carries', cells: ['Short text, link', 'Text, document, buttons', 'Choices'] },
        {
          label: 'Good for',
          cells: ['Reminders, codes, receipts', 'Tickets, statements', 'Balances, registration'],
        },
        { label: 'Set-up', cells: ['Weeks', 'Weeks', 'Months'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Messages to automate first',
      rows: [
        { term: 'School', detail: 'Fee received with balance, bus delayed, child absent.' },
        { term: 'SACCO', detail: 'Deposit, loan approved, guarantor request, instalment due.' },
        { term: 'Clinic', detail: 'Appointment tomorrow. Never a diagnosis or a test.' },
        { term: 'Clearing agent', detail: 'Entry lodged, duty assessed, free days ending.' },
      ],
    },
  ],
  questions: [
    {
      question: 'May we text customers who paid us by M-Pesa?',
      answer:
        'You may send a receipt for that payment. For marketing, the Data Protection Act asks for express consent or another legal ground, and people need a simple way to opt out.',
    },
    {
      question: 'Can people reply to our messages?',
      answer:
        'Not to a sender name. For replies you need a short code, an ordinary number or a link to WhatsApp, with [a shared inbox](/solutions/customer-engagement).',
    },
    {
      question: 'Does our sender name work in Uganda and Tanzania?',
      answer:
        'Each country has its own registration. Tell us how many recipients are abroad before we apply.',
    },
  ],
  related: [
    '/solutions/customer-engagement',
    '/solutions/crm',
    '/blog/data-protection-act-primer-for-smes',
  ],
  sources: [
    dataProtection.commercialUse,
    {
      fact: 'A short message holds 160 characters of the 7-bit default alphabet or 70 of UCS-2; concatenated parts hold 153 and 67.',
      reference: 'FortyTwo, message length calculator',
      url: 'https://www.fortytwo.com/resource-centre/message-length-calculator/',
      checked: '2026-11-24',
    },
  ],
} satisfies Copy<'solution'>;
