import { commitments, dayAndNightLevel, linkAtNight } from '@/content/company/commitments';
import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { mpesa } from '@/content/sources/mpesa';

export default {
  shape: 'ongoing',
  heading: 'Integration monitoring, whoever built the links',
  summary: 'The links between your systems checked daily, repaired and kept up to date.',
  description:
    'Managed integration services in Kenya: payments and invoices counted at both ends every day, failed messages resent, certificates and API changes handled in time.',
  lead: 'You read each morning what passed between your systems. If a link has stopped, we repair it.',
  updated: '2026-11-29',
  emblem: 'pulse',
  drawing: {
    caption: 'What our check found before the office opened',
    place: 'below',
    parts: [
      {
        type: 'window',
        title: 'Links',
        state: '06:30',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Bank to ledger', value: '746 in', mark: 'done' },
              { text: 'Shop to stock', value: '58 in', mark: 'done' },
              { text: 'Payroll to bank', value: '1 file', mark: 'done' },
              { text: 'M-Pesa to ledger', value: '312 in', mark: 'done' },
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
            items: [
              { from: 'us', by: '08:04', text: 'Till 5 stopped at 19:10. We are on it.' },
              { from: 'us', by: '08:13', text: 'Till 5 sends again. 37 receipts went out.' },
              { from: 'them', by: '08:20', text: 'Thank you, the shop is open.' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms with integrations already running, whoever built them',
    time: { from: 2, to: 6, unit: 'weeks', note: '(2 for one link, 6 for five) until we watch' },
    price: prices['/services/systems-integration/managed-services'],
    start: '2 to 4 days of reading each link: code, credentials and logs',
    needs:
      'A sign-in to each system for each of our engineers, a letter to each supplier, a finance person to ask',
  },
  situation: {
    heading: 'Which link has stopped?',
    body: `- **The phone says paid, your screen says unpaid.** The notice from M-Pesa did not arrive. The money is on your paybill.
- **The figures agree until 19:10 and then stop.** A certificate or a password ended in that minute.
- **Tills sell, and one branch has no tax invoices.** They wait in the till. Do not type them a second time.
- **The bank sent an empty file.** We treat it as a failure.`,
  },
  process: {
    heading: 'How we take over a link',
    intro: 'Nothing is changed before the notes are written.',
    steps: [
      {
        title: 'Read it',
        body: 'If its code is lost, the notes list what that rules out.',
        time: { from: 2, to: 4, unit: 'days', note: 'for each link' },
      },
      {
        title: 'Count at both ends',
        body: 'We count the messages and their sum, and note the time of the last one.',
        time: { from: 2, to: 3, unit: 'days' },
      },
      {
        title: 'Write the repair notes',
        body: 'They say for each known failure how to resend safely, and whom to call.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Learn its pattern',
        body: 'Meanwhile we watch, and set each alarm for the hour and the season, such as January for school fees.',
        time: { from: 4, unit: 'weeks' },
      },
    ],
    busy: ['us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'Failed messages corrected or sent again, with a note on each',
      'Certificates and tokens renewed before they end',
    ],
    excluded: [
      'Starting, approving or reversing a payment. That stays with your staff',
      `Work at night. It needs the support desk, or [monitoring](/services/support-and-management/managed-it/remote-monitoring-and-management) of the link’s machine at the level “${dayAndNightLevel}”: see the [table of night cover](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one). ${linkAtNight}`,
      'New links and new fields',
    ],
  },
  sections: [
    {
      type: 'statement',
      heading: 'When payments stop arriving',
      body: `1. Note the M-Pesa code, the amount and the account by hand. Ask no one to pay again.
2. Call us, or your developer. With a [support agreement](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one), or with night cover of the machine, work starts ${commitments.criticalResponse.phrase}.
3. Safaricom can list the payments of the last 48 hours. Each is entered under its own code, and a second entry is refused.
4. Compare ten entries with the slips of the morning. The next day you read what failed and what its prevention costs.`,
    },
    {
      type: 'specification',
      heading: 'When is a message late?',
      intro: 'In this sample a firm has set its limits by what a delay costs it.',
      rows: [
        {
          term: 'Fees by paybill',
          detail:
            'It is late after ten minutes in the first two weeks of term, otherwise after an hour.',
        },
        {
          term: 'Invoices to eTIMS',
          detail: 'It is late after 15 minutes. After half an hour we call the branch.',
        },
        { term: 'Web orders', detail: 'It is late after five minutes between 07:00 and 18:00.' },
        { term: 'Bank statement', detail: 'It must be there at 07:30 on working days.' },
      ],
    },
  ],
  questions: [
    {
      question: 'The developer is gone. Can you take over?',
      answer:
        'Yes, if we can reach the code or the server. Otherwise we can watch the link from outside and plan its replacement.',
    },
    {
      question: 'Do you see our customers’ data?',
      answer: `We see some of it, in failed messages, and process it ${commitments.dataProcessing.phrase}. Our own logs hide names and numbers.`,
    },
  ],
  related: ['/projects/school-fees-reconciliation'],
  ask: {
    heading: 'Bring two systems to the same total',
    body: 'We look first at the last day on which they agreed.',
  },
  sources: [mpesa.pullTransactions],
} satisfies Copy<'service'>;
