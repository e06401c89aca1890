import { commitments } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { standIn } from '@/content/values/company-value';

export default {
  shape: 'buy',
  heading: 'Business e-mail and calendar on your own domain',
  summary:
    'Mailboxes, shared addresses and calendars on every phone, and mail that reaches the inbox.',
  description:
    'Business e-mail and calendar on your own domain: mailboxes, shared addresses, room booking, SPF, DKIM and DMARC set up, and old mail moved and counted.',
  lead: 'Customers can tell that a quotation comes from you. Your e-mail moves to your own domain, with the old messages.',
  updated: '2026-11-29',
  emblem: 'envelope',
  drawing: {
    caption: 'A shared inbox and the room calendar',
    parts: [
      {
        type: 'window',
        title: 'info@sample.co.ke',
        state: '3 new',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Quotation for tiles', value: 'sales desk', mark: 'open' },
              { text: 'Delivery note 88', value: 'answered', mark: 'done' },
              { text: 'Invoice query', value: 'answered', mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'window',
        title: 'Thursday',
        state: 'room 2',
        blocks: [
          {
            type: 'grid',
            columns: ['9', '10', '11', '12'],
            rows: [
              {
                label: 'Hall',
                squares: [
                  { text: 'site', mark: 'done', span: 2 },
                  {},
                  { text: 'bank', mark: 'open' },
                ],
              },
              { label: 'Room', squares: [{}, { text: 'sales', mark: 'done' }, {}, {}] },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations that use free addresses or the e-mail of a web host',
    time: { from: 10, unit: 'working days', note: 'for up to 50 mailboxes, 15 for 100' },
    price:
      prices[
        '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/business-email-and-calendar'
      ],
    start: 'Two days listing addresses, devices and who sends in your name',
    needs: 'Control of your domain’s DNS and administrator access to the old e-mail',
  },
  plans: {
    heading: 'Three sizes of mailbox',
    intro:
      'Mix them as you like. A shared address such as accounts@ costs nothing, and each message in it has an owner. The move from your present e-mail is included.',
    options: [
      {
        name: 'Mail, 10 GB',
        suits: 'Phones, and desks that file attachments in folders',
        amount: standIn(300),
        includes: [
          'Mail in the browser, on a phone, in Outlook or Thunderbird',
          'Calendars for people and rooms',
        ],
      },
      {
        name: 'Mail, 50 GB',
        suits: 'Desks that keep drawings and scans in their mail',
        amount: furtherPrices.largeMailbox.from,
        includes: ['The same, with attachments kept for years'],
      },
      {
        name: 'Mail with archive',
        suits: 'Directors, accounts, legal',
        amount: standIn(650),
        includes: [
          '50 GB',
          'An archive in which no message can be deleted, for as long as you set',
        ],
      },
    ],
  },
  process: {
    heading: 'How you move',
    intro:
      'Mail keeps arriving throughout. For some hours it may reach either server, and a last copy collects it.',
    steps: [
      {
        title: 'Find every sender',
        body: 'People send in your name, but so do the scanner, the accounting program and the form on your website.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Copy the old mail',
        body: 'It is copied while you work. Outlook files that exist on one laptop only are imported at that desk.',
        time: { from: 2, to: 5, unit: 'days' },
      },
      {
        title: 'Switch on a Friday',
        body: 'SPF and DKIM are set the same evening: receivers can check who sends in your name.',
        time: 'One evening',
      },
      {
        title: 'Visit the phones',
        body: 'Each phone is set up, and people learn to book the meeting room.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Start a DMARC record',
        body: `It only watches. Reading its reports for ${commitments.dmarcObserved.phrase} and refusing forgeries is a separate service: [e-mail security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security).`,
        time: 'The same evening',
      },
    ],
    busy: ['both', 'us', 'us', 'both', 'us'],
  },
  scope: {
    excluded: [
      'The registration of your domain, which you pay to the registrar',
      'Licences of Microsoft 365, if you choose it',
    ],
  },
  sections: [
    {
      type: 'statement',
      heading: 'What this does not stop',
      body: 'A similar domain, or a stolen password, can still carry a false invoice. We switch on two-step sign-in, block hidden forwarding and mark messages from outside. Before you pay to new bank details, call a number that you already have.',
    },
  ],
  questions: [
    {
      question: 'Can I keep using Outlook?',
      answer:
        'Yes, for e-mail. Calendars need a small connector. If you live in Outlook’s calendar all day, Microsoft 365 is the better choice, and we set that up too.',
    },
    {
      question: 'What happens to the mailbox of an employee who leaves?',
      answer:
        'Sign-in stops at once and new messages go to the manager. You decide how long the mailbox is kept. [Employee onboarding](/solutions/employee-onboarding) can do this on the last day without being asked.',
    },
  ],
  related: [],
  ask: { heading: 'Does your mail reach the inbox?', body: 'Send us one message that did not.' },
} satisfies Copy<'solution'>;
