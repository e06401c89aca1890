import type { Copy } from '@/content/schema';

export default {
  heading: 'Managed services for integrations',
  summary: 'The links between your systems watched, repaired and kept up with changes.',
  description:
    'Managed services for integrations in Kenya: flows watched, payments and invoices counted at both ends, failed messages resent, API changes handled in advance.',
  lead: 'Have the links between your systems watched, so that a gap shows in the morning’s count instead of at month end. The service covers links that other developers built, and the changes that providers announce.',
  updated: '2026-11-22',
  glance: {
    audience: 'Firms with integrations already running, whoever built them',
    time: '2–3 weeks for one link, 5–6 for a set of five',
    price: {
      measure: 'per month',
      note: 'Set by the number of links; new links and new fields are quoted separately',
      from: 'not yet',
    },
    start: 'Two to four days of reading each link: code, credentials and logs',
    needs: 'Credentials in our own names, contacts at each maker, a finance person to ask',
  },
  situation: {
    heading: 'It stopped on the 9th. You found out on the 30th',
    body: `A till that dies makes noise. A link that dies makes none: sales go on, people go home, and at month end there are 1,100 payments that never reached the accounts.

The causes are small, such as an expired certificate, a changed password, a field that grew by two characters or a full queue after a power cut. Each takes an hour to repair and weeks to notice.

By then the developer who built the link has moved on, and the maker of each system says that its own side is fine. This service puts an engineer between the two whose work is the gap itself. Computers, networks and servers are looked after under [managed IT](/services/support-and-management/managed-it), which is a different agreement.`,
  },
  process: {
    heading: 'Adopting a link that others built',
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
        body: 'A school link is quiet in August and busy in January. Alarms therefore follow a pattern by hour and season.',
        duration: '4 weeks beside live work',
      },
      {
        title: 'Write the repair card',
        body: 'For each known failure: how it looks, how to resend safely, whom to phone at the bank or maker, what your staff should tell customers.',
        duration: '1 week',
      },
      {
        title: 'Go on duty',
        body: 'From here on it is our task to see a fault before you do.',
        duration: 'By the month',
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A board that shows each flow as running, late or stopped, open to your staff',
      'A count of both ends each morning',
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
        { term: 'Web orders to the warehouse', detail: 'Five minutes between 07:00 and 18:00.' },
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
            'Fetch what was missed, by Pull Transactions or from the statement, and send it once',
            'Check ten entries of your choice',
          ],
        },
        {
          label: 'Next day',
          cells: [
            'Write the cause and what prevents it',
            'Approve the prevention, or accept the risk',
          ],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Reading the providers’ notices',
      body: `Providers announce changes by e-mail to whoever registered years ago. We register a role address of yours, read what arrives, and keep a calendar: certificate ends, interface versions, planned outages, new mandatory fields.

Each entry gets a date for the change, a test before it and a way back. Where a provider has a test system we try there first. Where it has none, we change on a quiet morning with the provider on the phone.`,
    },
  ],
  questions: [
    {
      question: 'Can you adopt a link if its developer is gone?',
      answer:
        'Yes, if the code or at least the server is reachable. If neither is, we can watch it and plan its replacement. You hear which after the first four days.',
    },
    {
      question: 'Do you see our customers’ data?',
      answer:
        'Some of it, in failed messages. The agreement limits what for, our logs mask names and numbers, and our engineers’ access is recorded.',
    },
    {
      question: 'What if two systems disagree and both are "right"?',
      answer:
        'Then a rule is missing. We bring you the case with both values, you choose, and the rule goes into the link.',
    },
    {
      question: 'Can our own IT take over later?',
      answer:
        'Yes. The board, counters and repair cards run in your account, and a month of shared duty is usually enough.',
    },
  ],
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/services/systems-integration/erp-integration',
    '/blog/reconciling-mpesa-payments',
    '/projects/school-fees-reconciliation',
  ],
} satisfies Copy<'service'>;
