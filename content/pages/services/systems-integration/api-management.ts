import { mpesa } from '@/content/mpesa-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'API management and gateways in Kenya',
  summary: 'A gateway with keys, limits, versions and documentation for your APIs.',
  description:
    'API management for Kenyan businesses: a gateway in front of your systems, a key for each partner, rate limits, versions, a sandbox, documentation and logs.',
  lead: 'Control which partner can use which API. A gateway gives each caller its own key, limits how much it may use, and keeps the log that settles a dispute.',
  updated: '2026-11-24',
  drawing: {
    caption: 'four callers of one API, each with a key and a limit.',
    parts: [
      {
        type: 'window',
        title: 'Gateway',
        state: '14:00 to 15:00',
        blocks: [
          {
            type: 'table',
            columns: ['Caller', 'Calls', 'Limit'],
            rows: [
              { cells: ['Courier', '4,210', '6,000'], mark: 'done' },
              { cells: ['Bank', '880', '2,000'], mark: 'done' },
              { cells: ['App', '9,960', '10,000'], mark: 'open' },
              { cells: ['Unknown', '314', 'none'], mark: 'late' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Key',
        state: 'courier',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Renew', value: '1 March' },
              { text: 'Last call', value: '14:59' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations whose systems are called by partners, apps or payment providers',
    time: { from: 9, to: 12, unit: 'weeks', note: 'for up to 15 callers' },
    price: prices['/services/systems-integration/api-management'],
    start: 'Two weeks of logging who calls what',
    needs: 'Access to servers and DNS, a contact at each partner, someone who may refuse one',
  },
  situation: {
    heading: 'When you need it',
    body: 'When nobody can list who calls your systems, partners share a password, or one faulty script slows everyone down. For three partners, keys and a register may be enough: we set those up in two weeks.',
  },
  process: {
    heading: 'How we set it up',
    steps: [
      {
        title: 'Log the traffic',
        body: 'We find an owner for each caller and announce the date from which a key is needed.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Install the gateway',
        body: 'Open source or a cloud service, in your account. At first it only counts calls.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Give each caller a key',
        body: 'With only the calls it needs and an expiry date.',
        time: { from: 2, to: 3, unit: 'weeks', note: '(with partners)' },
      },
      {
        title: 'Describe the APIs',
        body: 'One OpenAPI file produces the documentation, sample calls and checks.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Open a sandbox',
        body: 'New partners try every call and error with invented customers.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Close old access',
        body: 'One by one, with notice, on weekdays.',
        time: { from: 2, unit: 'weeks' },
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A running gateway with its configuration in version control',
      'A register of APIs and callers: owner, purpose, rights, contact, end date',
      'A developer page with documentation, samples and a sandbox',
      'Dashboards for each caller, with alarms',
      'A written rule for changes and how much notice partners get',
    ],
    needed: [
      'Access to the servers that answer now, and their DNS',
      'Each partner’s technical contact',
    ],
    excluded: [
      'Changes in partners’ software',
      'The commercial terms for your API',
      'Gateway licences and cloud charges',
    ],
  },
  sections: [
    {
      type: 'systems',
      heading: 'Everything passes one gateway',
      main: 'Gateway',
      systems: [
        { name: 'Partners', row: 1, column: 3 },
        { name: 'Apps', row: 1, column: 2 },
        { name: 'M-Pesa', row: 1, column: 1 },
        { name: 'Gateway', row: 2, column: 2 },
        { name: 'Orders', row: 3, column: 2.5 },
        { name: 'Accounts', row: 3, column: 1.5 },
      ],
      links: [
        { from: 'Partners', to: 'Gateway', carries: 'Calls with their own key and limit' },
        { from: 'Apps', to: 'Gateway', carries: 'Calls with tokens that expire' },
        { from: 'M-Pesa', to: 'Gateway', carries: 'Payment notices, stored first' },
        { from: 'Gateway', to: 'Orders', carries: 'Only calls that fit the description' },
        { from: 'Gateway', to: 'Accounts', carries: 'Only the fields the caller needs' },
      ],
    },
    {
      type: 'specification',
      heading: 'What the gateway enforces',
      rows: [
        {
          term: 'Identity',
          detail:
            'Expiring tokens for apps, keys and fixed addresses for servers, certificates where money moves.',
        },
        { term: 'Limits', detail: 'Calls by second and by day.' },
        {
          term: 'Masking',
          detail:
            'ID numbers, phone numbers and balances are cut to what the caller needs, in logs too.',
        },
        { term: 'Versions', detail: 'Old and new run together until nobody uses the old one.' },
        {
          term: 'M-Pesa notices',
          detail:
            'Stored at once and checked against the transaction query before goods leave. Pull Transactions finds those lost in the last 48 hours.',
        },
      ],
    },
    {
      type: 'example',
      heading: 'One courier, too many calls',
      body: 'A courier asks about each of 900 open parcels every minute. Now the shop sends a notice when an order changes, and the courier asks once.',
      figures: [
        { label: 'Calls on a Monday before', value: '1,296,000' },
        { label: 'Order changes that day', value: '3,600' },
        { label: 'Calls afterwards', value: 'About 4,000' },
      ],
    },
  ],
  questions: [
    {
      question: 'Does the gateway slow calls down?',
      answer:
        'By a few thousandths of a second when it runs near your servers, so we place it there.',
    },
    {
      question: 'What if the gateway fails?',
      answer: 'Two run at once, and the configuration can be loaded on a new machine in minutes.',
    },
    {
      question: 'Can we charge partners for calls?',
      answer:
        'Yes. The counts are exact enough to invoice, and we send them to your billing system.',
    },
  ],
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/services/systems-integration/managed-services',
    '/services/support-and-management/devops-services',
  ],
  twin: {
    path: '/services/software-solutions/api-development',
    difference:
      'This page puts a gateway in front of APIs you already have: keys, limits, versions and logs. If the API itself must be designed and written, choose API development.',
  },
  sources: [mpesa.pullTransactions],
} satisfies Copy<'service'>;
