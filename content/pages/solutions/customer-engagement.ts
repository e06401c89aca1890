import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'Customer engagement: one inbox for WhatsApp and calls',
  summary: 'One inbox for WhatsApp, calls and mail, where every enquiry has an owner.',
  description:
    'Customer engagement set-up in Kenya: WhatsApp Business, calls, e-mail, web chat and social messages in one team inbox, with ownership, hours and reply targets.',
  lead: 'Each message from WhatsApp, calls, e-mail and web chat has an owner, and whoever answers can read what was said before.',
  updated: '2026-11-29',
  emblem: 'bubbles',
  drawing: {
    caption: 'Five ways in, one inbox, and the one that nobody has answered',
    parts: [
      {
        type: 'scene',
        title: 'Five ways into one inbox',
        height: 236,
        shapes: [
          {
            look: 'line',
            outline:
              'M38 66q0 60 80 74M99 66q0 50 40 66M160 66v58M221 66q0 50-40 66M282 66q0 60-80 74',
          },
          {
            look: 'body',
            outline:
              'M14 28h48v38h-48zM75 28h48v38h-48zM136 28h48v38h-48zM197 28h48v38h-48zM258 28h48v38h-48z',
          },
          {
            look: 'mark',
            outline:
              'M24 38h28v16H38l-6 6v-6h-8zM93 34h12v26H93zM142 38h36v20h-36zM142 38l18 12 18-12M213 36q-6 10 4 18q8 8 16 2l-4-8-6 2-4-6 2-6zM270 36h24v22h-24zM276 44h12M276 50h8',
          },
          { look: 'body', outline: 'M40 140h240l20 84H20z' },
          { look: 'tint', outline: 'M60 156h200v14h-200zM56 176h208v14h-208z' },
          { look: 'hot', outline: 'M52 196h216v14h-216z' },
        ],
        words: [
          { text: 'WhatsApp', at: [38, 20], on: 'ground' },
          { text: 'SMS', at: [99, 20], on: 'ground' },
          { text: 'Mail', at: [160, 20], on: 'ground' },
          { text: 'Calls', at: [221, 20], on: 'ground' },
          { text: 'Website', at: [282, 20], on: 'ground' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Hotels, colleges, bus companies and others that answer on several channels',
    time: { from: 8, to: 10, unit: 'weeks', note: '(2 of them to count messages)' },
    price: prices['/solutions/customer-engagement'],
    start: 'Two weeks of counting what arrives, on which channel and at what hour',
    needs:
      'Company documents, rights for your pages, and a team leader who reads open messages daily',
  },
  example: {
    heading: '310 messages in one week of a hotel',
    body: 'The first result of the project is a count like this. A menu can answer when the pool opens and how to reach the hotel. The other 215 get one name each, and no guest hears from two people.',
    figures: [
      { label: 'WhatsApp', value: '148' },
      { label: 'Calls', value: '92' },
      { label: 'E-mail', value: '41' },
      { label: 'Web chat and pages', value: '29' },
      { label: 'Of all 310, a menu can answer', value: '95' },
    ],
  },
  process: {
    heading: 'Busiest channel first',
    body: `Two ordinary weeks of counting decide which channel moves first, and whether you need more than one. Meanwhile Meta verifies your company for the WhatsApp Business Platform: the number then belongs to the company, not to an employee.

Reservations, accounts and complaints get an owner, a deputy and a time for the reply. WhatsApp is connected first, the others a week apart. The menu answers what the count found to be simple, with “Talk to a person” on every level.`,
  },
  scope: {
    receive: [
      'About thirty saved replies, in English and Kiswahili',
      'A weekly report of waiting times and open messages',
    ],
    excluded: ['Staff to answer', 'Charges of Meta, the phone operator and the inbox product'],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Which conversation belongs where',
      rowHeading: 'Channel',
      columns: ['Good for', 'Its limit'],
      rows: [
        {
          label: 'WhatsApp',
          cells: ['Questions with a photo or a document', 'Templates only, after 24 hours'],
        },
        {
          label: 'Call',
          cells: ['Anything urgent, anyone upset', 'Tell callers before you record'],
        },
        { label: 'E-mail', cells: ['Quotations and contracts', 'Slow when two people share it'] },
        {
          label: 'Web chat',
          cells: ['Someone comparing offers', 'Somebody must be there to answer'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'What is WhatsApp’s 24-hour rule?',
      answer:
        'You may write freely for 24 hours after the customer’s last message. Later you need a template that Meta has approved, and the customer’s consent. The inbox puts first whatever is about to expire.',
    },
    {
      question: 'Can we keep our WhatsApp number?',
      answer:
        'Meta sets the conditions for moving a number, and changes them. We check before you decide. Old chats are saved before the move.',
    },
  ],
  related: [],
  ask: {
    heading: 'How do your customers reach you?',
    body: 'Have the channels at hand, and who answers on each.',
  },
  sources: [
    {
      fact: 'Free-form messages are possible within 24 hours of the user’s last message; outside it only approved templates, and users must have opted in.',
      reference: 'Meta, WhatsApp Business Platform documentation, service messages',
      url: 'https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/send-messages',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'solution'>;
