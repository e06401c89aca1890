import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Managed integration services',
  summary: 'The links between your systems checked daily, repaired and kept up to date.',
  description:
    'Managed integration services in Kenya: payments and invoices counted at both ends every day, failed messages resent, certificates and API changes handled in time.',
  lead: 'Find missing payments and invoices the next morning, not at month end. We check the links between your systems every day and repair them, whoever built them.',
  updated: '2026-11-24',
  drawing: {
    caption: 'what our check found before the office opened.',
    parts: [
      {
        type: 'window',
        title: 'Links',
        state: '06:30',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Bank to ledger', value: '1,882 in', mark: 'done' },
              { text: 'Shop to stock', value: '204 in', mark: 'done' },
              { text: 'Till 5 to eTIMS', value: 'since 19:10', mark: 'late' },
            ],
          },
        ],
      },
      {
        type: 'phone',
        title: 'Your desk',
        blocks: [
          {
            type: 'messages',
            items: [{ from: 'us', by: '06:41', text: 'Till 5 sends again. 37 receipts went out.' }],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms with integrations already running, whoever built them',
    time: { from: 2, to: 6, unit: 'weeks', note: '(from one link to a set of five)' },
    price: prices['/services/systems-integration/managed-services'],
    start: '2 to 4 days of reading each link: code, credentials and logs',
    needs: 'Credentials in our names, contacts at each supplier, a finance person to ask',
  },
  situation: {
    heading: 'Why links fail unnoticed',
    body: 'An expired certificate or a changed password stops a link without an error on any screen. Sales continue, and at month end payments are missing from the accounts. For computers and servers, see [managed IT](/services/support-and-management/managed-it).',
  },
  process: {
    heading: 'How we take over a link',
    intro: 'We change nothing during the first three steps.',
    steps: [
      {
        title: 'Read it',
        body: 'Code, configuration, credentials, server and logs. If the code is lost, we tell you what that limits.',
        time: { from: 2, to: 4, unit: 'days', note: 'for each link' },
      },
      {
        title: 'Add counters',
        body: 'We count at both ends: the number and sum of messages, and the latest time. The counters show almost every hidden fault.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Learn the pattern',
        body: 'School fees are busy in January and quiet in August. Alarms follow the hour and season.',
        time: { from: 4, unit: 'weeks', alongside: true },
      },
      {
        title: 'Write repair notes',
        body: 'For each known failure: how it looks, how to resend safely, whom to call, what to tell customers.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Monitor',
        body: 'We call you when a link is late or stops.',
        time: 'By the month',
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A page with the state of each link: running, late or stopped',
      'A count of both ends each morning',
      'Failed messages corrected or resent, with a note on each',
      'Certificates, tokens and interface changes handled before their date',
      'A quarterly review of which links cause most work',
    ],
    needed: [
      'Credentials in our own names where possible',
      'Technical contacts at each supplier, and a letter that says we act for you',
      'A finance person who can confirm a corrected message',
    ],
    excluded: [
      'New links and fields, quoted as small projects',
      'Payments: we resend messages but never start, approve or reverse a payment',
      'Faults at a provider, which we report and follow',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'When is a message late?',
      intro: 'Examples. Yours depend on what a delay costs you.',
      rows: [
        {
          term: 'Fees paid by paybill',
          detail: 'Ten minutes in the first two weeks of term, otherwise an hour.',
        },
        {
          term: 'Invoices to eTIMS',
          detail: '15 minutes by day. After half an hour we call the branch.',
        },
        { term: 'Web orders', detail: 'Five minutes between 07:00 and 18:00.' },
        { term: 'Bank statement', detail: 'By 07:30 on working days. An empty file is a fault.' },
      ],
    },
    {
      type: 'comparison',
      heading: 'Example: payments stop arriving',
      rowHeading: 'Minute',
      columns: ['We', 'You'],
      rows: [
        { label: '0 to 10', cells: ['See the gap and find which end stopped', 'Nothing yet'] },
        {
          label: '10 to 30',
          cells: [
            'Call the provider or restart our side, and message you',
            'Tell counter staff to note each payment',
          ],
        },
        {
          label: 'On return',
          cells: ['Fetch what was missed and send it once', 'Check ten entries'],
        },
        {
          label: 'Next day',
          cells: ['Write down the cause and how to prevent it', 'Approve it or accept the risk'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Can you take over if the developer is gone?',
      answer:
        'Yes, if we can reach the code or the server. If not, we can monitor the link and plan its replacement.',
    },
    {
      question: 'Do you see our customers’ data?',
      answer:
        'Some, in failed messages. The agreement limits its use, our logs hide names and numbers, and our access is recorded.',
    },
    {
      question: 'Can our IT staff take over later?',
      answer: 'Yes. Everything runs in your account, and a month of shared duty is usually enough.',
    },
  ],
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/services/systems-integration/erp-integration',
    '/projects/school-fees-reconciliation',
  ],
} satisfies Copy<'service'>;
