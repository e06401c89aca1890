import type { Copy } from '@/content/schema';

export default {
  heading: 'Managed services for integrations',
  summary: 'Someone who watches the links between your systems and mends them in time.',
  description:
    'Managed services for integrations in Kenya: flows watched, payments and invoices counted at both ends, failed messages resent, API changes handled in advance.',
  lead: 'Links between systems fail in silence. We count what goes in and what comes out of each, act when the two differ, and keep up with the changes that banks, Safaricom and KRA announce.',
  updated: '2026-11-06',
  situation: {
    heading: 'It stopped on the 9th. You found out on the 30th',
    body: `A till that dies makes noise. A link that dies makes none. Sales go on, people go home, and at month end there are 1,100 payments that never reached the accounts.

The causes are small: an expired certificate, a changed password, a field that grew by two characters, a full queue after a power cut. Each takes an hour to mend and weeks to notice.

The developer who built the link has moved on. The maker of each system says that its side is fine. You need someone between the two whose work is the gap itself. That is this service. Care of computers and networks is a different one: [managed IT](/services/support-and-management/managed-it).`,
  },
  process: {
    heading: 'Adopting a link that someone else built',
    intro:
      'Taking on another developer’s work has a fixed order. Nothing is changed until the third step is over.',
    steps: [
      {
        title: 'Read it',
        body: 'Source, configuration, credentials, the server it runs on, what it logs. If the source is lost, we describe it from the outside and tell you what that limits.',
        duration: '2–4 days for each link',
      },
      {
        title: 'Fit the counters',
        body: 'At both ends: number, sum and latest time. These three figures reveal nearly every silent fault.',
        duration: '2–3 days',
      },
      {
        title: 'Learn its rhythm',
        body: 'A school link is quiet in August and busy in January. Alarms follow a pattern by hour and season and not a fixed number.',
        duration: '4 weeks beside live work',
      },
      {
        title: 'Write the repair card',
        body: 'For each known failure: how it looks, how to resend safely, whom to phone at the bank or maker, what your staff should tell customers.',
        duration: '1 week',
      },
      {
        title: 'Go on duty',
        body: 'From here on faults are ours to see first.',
        duration: 'By the month',
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A board that shows each flow as running, late or stopped, open to your staff',
      'A count of both ends each morning, by eight',
      'Messages that failed, corrected or resent, with a note on each',
      'Changes to certificates, tokens and provider interfaces made before their date',
      'A quarterly talk: which links cause most work, and whether to rebuild one',
    ],
    needed: [
      'Credentials in our own names where the provider allows it',
      'Technical contacts at each system’s maker, and a letter that we act for you',
      'A finance person who can say whether a corrected message is right',
    ],
    excluded: [
      'New links and new fields, quoted as small projects',
      'Money: we resend messages and never start, approve or reverse a payment',
      'Faults at a provider, which we report, follow and bridge where that can be done',
    ],
  },
  duration:
    'Two to three weeks to adopt one well-documented link; five to six for a set of five. The month of learning its rhythm overlaps with duty.',
  sections: [
    {
      type: 'specification',
      heading: 'What counts as late',
      intro:
        'Examples of limits that clients and we might agree. Yours depend on what the delay costs you.',
      rows: [
        {
          term: 'Paybill payments to student accounts',
          detail: 'Ten minutes in the first two weeks of term, an hour otherwise.',
        },
        {
          term: 'Invoices to eTIMS',
          detail:
            'Fifteen minutes in the day. A queue that grows for half an hour brings a call to the branch.',
        },
        { term: 'Web orders to the warehouse', detail: 'Five minutes from seven to six.' },
        {
          term: 'Bank statement',
          detail: 'In place by 07:30 on working days. An empty file counts as a fault.',
        },
        {
          term: 'Payroll journal',
          detail: 'Once a month, on the day. Silence on that day raises the alarm.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Who does what when payments stop arriving',
      rowHeading: 'Minute',
      columns: ['We', 'You'],
      rows: [
        { label: '0 to 10', cells: ['See the gap, find which end stopped', 'Nothing yet'] },
        {
          label: '10 to 30',
          cells: [
            'Call the provider or restart our side, send you a line of text',
            'Tell the counter staff to accept the SMS with care and write it down',
          ],
        },
        {
          label: 'On return',
          cells: [
            'Fetch what was missed from the statement, send it once',
            'Check ten entries of your choice',
          ],
        },
        {
          label: 'Next day',
          cells: ['Write the cause and what prevents it', 'Decide on the prevention'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Reading the notices nobody reads',
      body: `Providers announce changes by e-mail to whoever registered years ago. We register a role address of yours, read what arrives, and keep a calendar: certificate ends, interface versions, planned outages, new mandatory fields.

Each entry gets a date for the change, a test before it and a way back. Where a provider has a test system we try there first. Where it has none, we change on a quiet morning with the provider on the phone.`,
    },
  ],
  questions: [
    {
      question: 'Can you adopt a link if its developer is gone?',
      answer:
        'Yes, if the code or at least the server is reachable. If neither is, we can watch it and plan its replacement. We say which after the first four days.',
    },
    {
      question: 'Do you see our customers’ data?',
      answer:
        'Some of it, in failed messages. The agreement limits what for, our logs mask names and numbers, and our engineers’ access is recorded.',
    },
    {
      question: 'What if two systems disagree and both are "right"?',
      answer:
        'Then it is a rule that is missing and not a fault. We bring you the case with both values; you decide; the rule goes into the link.',
    },
    {
      question: 'Can our own IT take over later?',
      answer:
        'Gladly. The board, counters and repair cards run in your account. A month of shared duty is enough as a rule.',
    },
  ],
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/services/systems-integration/erp-integration',
    '/blog/reconciling-mpesa-payments',
    '/projects/school-fees-reconciliation',
  ],
} satisfies Copy<'service'>;
