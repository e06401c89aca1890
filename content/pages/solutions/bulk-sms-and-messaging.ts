import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { standIn } from '@/content/values/company-value';

export default {
  shape: 'buy',
  heading: 'Bulk SMS in Kenya: sender ID, clean lists and automatic messages',
  summary:
    'Registered sender names, clean lists, opt-outs and messages sent from your own systems.',
  description:
    'Bulk SMS in Kenya: sender ID registration, list cleaning, opt-outs, delivery reports, and automatic messages from fee, till, booking and M-Pesa systems.',
  lead: 'Your messages arrive under your own name, by hand or from your fee system or till, and only at numbers you may write to.',
  updated: '2026-11-29',
  emblem: 'sms',
  drawing: {
    caption: 'One message and its result',
    parts: [
      {
        type: 'phone',
        title: 'New message',
        state: 'SAMPLE-SCH',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'To', value: 'Form 2 parents, 184' },
              { label: 'Characters', value: '48 of 160' },
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
              {
                from: 'them',
                by: '17:24',
                text: 'The bus to Likoni leaves at 11:30. Questions: call the office.',
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
  plans: {
    heading: 'Paid once, then only for messages',
    intro:
      'These are set-up prices. You buy message credit from the provider, in your own account, at a price that we quote with the set-up.',
    options: [
      {
        name: 'Sender name',
        suits: 'A school or a church that writes a few times a month',
        amount: standIn(35_000),
        includes: [
          'One name of up to eleven characters, registered with the networks you choose',
          'Your list cleaned, with the source of each number',
          'Eight templates in English and Kiswahili',
        ],
      },
      {
        name: 'Name and one system',
        suits: 'Fee received, order packed, appointment tomorrow',
        amount: standIn(95_000),
        includes: [
          'Events of one system send their message',
          'People who opt out are blocked in that system too',
        ],
      },
      {
        name: 'Names and three systems',
        suits: 'A SACCO with branches, or a school group',
        amount: standIn(190_000),
        includes: ['Two sender names', 'A limit on spending for each branch'],
      },
    ],
  },
  process: {
    heading: 'Registering the sender name takes longest',
    body: `You sign with a licensed provider, who submits the name to each mobile network for a fee that we quote. By our estimate, the networks answer in 1 to 4 weeks. The application goes out on the first day.

Meanwhile landlines and duplicates leave your list, and each number gets a note on what you may use it for. Each template fits into one message even with the longest name: a second part doubles the cost. Fifty people get the first message, and the delivery reports of all networks are compared.`,
  },
  scope: {
    excluded: [
      'Message credit, and the fee of the networks for a name',
      'Phone numbers, and messages for betting or political campaigns',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'An emoji can triple the cost',
      body: 'A reminder goes to 1,200 parents. An SMS holds 160 plain characters, and a longer text is charged in parts of 153. One emoji or curly apostrophe lowers these limits to 70 and 67. We will use none in your templates.',
      figures: [
        { label: '150 plain characters', value: '1,200 parts' },
        { label: '172 plain characters', value: '2,400 parts' },
        { label: '150 with one curly apostrophe', value: '3,600 parts' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can we text customers who paid us by M-Pesa?',
      answer:
        'You may send a receipt for that payment. For marketing, the Data Protection Act asks for express consent or another legal ground, and people need a simple way to opt out.',
    },
    {
      question: 'Can people reply?',
      answer:
        'Not to a sender name. Replies need a short code, an ordinary number or a link to WhatsApp with [a shared inbox](/solutions/customer-engagement).',
    },
  ],
  related: [],
  ask: { heading: 'Order your sender name', body: 'We file the application on the first day.' },
  sources: [
    dataProtection.commercialUse,
    {
      fact: 'A short message holds 160 characters of the 7-bit default alphabet or 70 of UCS-2; concatenated parts hold 153 and 67.',
      reference: '3GPP, TS 23.038 on alphabets and TS 23.040 on the short message service',
      url: 'https://www.3gpp.org/dynareport/23038.htm',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'solution'>;
