import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'API development in Kenya',
  summary: 'Documented APIs that let partners, apps and devices use your systems safely.',
  description:
    'API development in Kenya: REST and webhook design, OpenAPI documents, keys and limits, a sandbox, safe M-Pesa callbacks, versions and partner onboarding.',
  lead: 'Give partners safe, documented access to your systems, with a key and limits for each. We write the specification first, so your partner can start programming within weeks.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a partner’s first call, before the API is finished.',
    parts: [
      {
        type: 'window',
        title: 'GET /orders/10482',
        state: 'trial copy',
        blocks: [
          {
            type: 'fields',
            items: [
              { label: 'key', value: 'partner-7' },
              { label: 'status', value: '200 OK' },
            ],
          },
          {
            type: 'table',
            columns: ['Field', 'Value'],
            rows: [
              { cells: ['state', 'paid'] },
              { cells: ['total', '3900'] },
              { cells: ['currency', 'KES'] },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Limits',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'A minute', value: '120' },
              { text: 'Used', value: '14', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'SACCOs, lenders, hotels, utilities and software firms with a partner waiting for an API',
    time: { from: 7, to: 12, unit: 'weeks', note: 'to the first live partner' },
    price: prices['/services/software-solutions/api-development'],
    start: 'A conversation with the developers who will call the API',
    needs: 'A first partner, access to the data, and an owner who approves partners',
  },
  twin: {
    path: '/services/systems-integration/api-management',
    difference:
      'Here we design and build one API for your data. API management runs APIs you already have: a gateway, keys, quotas and reports.',
  },
  process: {
    heading: 'Specification first',
    steps: [
      {
        title: 'Interview the first partner',
        body: 'What do they need, how fresh, and what will they do when you are down?',
        time: { from: 3, to: 5, unit: 'days' },
      },
      {
        title: 'Write the specification',
        body: 'An OpenAPI document with each operation, field, error and limit.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Open a test server',
        body: 'It answers with invented data, so the partner starts the same week.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Build',
        body: 'We connect your database or core system. Heavy queries use a copy.',
        time: { from: 3, to: 7, unit: 'weeks' },
      },
      {
        title: 'Attack and load test',
        body: 'Wrong owners, repeated payments, expired keys, ten times the expected calls.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Admit partners',
        body: 'Each passes a checklist, then gets a live key you can withdraw.',
        time: { from: 1, unit: 'weeks', note: 'per partner' },
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'The OpenAPI document and a reference site made from it',
      'The running service with logs, alerts and a status page',

      'A policy for versions that you can attach to agreements',
    ],
    needed: [
      'A first partner who takes part in the design',
      'The legal basis for each personal field you share',
    ],
    excluded: ['The partner’s own programming', 'Agreements between you and the partner'],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Rules for every API we build',
      rows: [
        {
          term: 'Sign-in',
          detail:
            'OAuth 2.0 client credentials with short-lived tokens, and mutual TLS where a bank asks.',
        },
        {
          term: 'No double payments',
          detail: 'Each payment request carries a key. A request that is sent twice pays once.',
        },
        { term: 'Errors', detail: 'One format, RFC 9457, with a code that support can look up.' },
        {
          term: 'Limits',
          detail:
            'A quota for each partner. Above it, the partner gets status 429 and a time to wait.',
        },
        { term: 'Versions', detail: 'Removing a field means a new version and long notice.' },
        { term: 'Logs', detail: 'Who called what and when, with personal data hidden.' },
      ],
    },
    {
      type: 'flow',
      heading: 'No M-Pesa result is lost',
      actors: ['M-Pesa', 'Queue', 'Worker', 'Accounts'],
      messages: [
        { from: 'M-Pesa', to: 'Queue', text: 'Result of a payment' },
        { from: 'Queue', to: 'M-Pesa', text: 'Received, at once' },
        { from: 'Queue', to: 'Worker', text: 'One by one, repeats stop here' },
        { from: 'Worker', to: 'Worker', text: 'Amount, account and shortcode agree' },
        { from: 'Worker', to: 'Accounts', text: 'Credited once' },
        {
          from: 'Worker',
          to: 'M-Pesa',
          text: 'Asks about prompts without a result',
          state: 'waits',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Request, webhook or file?',
      rowHeading: 'Point',
      columns: ['Request and reply', 'Webhook', 'Scheduled file'],
      rows: [
        {
          label: 'Best for',
          cells: ['Look-ups, bookings', 'Telling others of an event', 'Large volumes, old systems'],
        },
        {
          label: 'When you are down',
          cells: ['The caller fails at once', 'Events wait', 'Noticed at the next run'],
        },
        { label: 'Delay', cells: ['Under a second', 'Seconds', 'Hours'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Our system is old and has no interface. Is an API possible?',
      answer:
        'Usually, by reading a copy of its database. If writing is risky we offer reading only, and [legacy modernisation](/services/systems-integration/legacy-modernisation) for the rest.',
    },
    {
      question: 'May we share customer data with partners?',
      answer:
        'You and your adviser decide the purpose and legal basis for each field. The API enforces that decision, and its log shows what each partner received.',
    },
    {
      question: 'Can our own developers take it over?',
      answer:
        'Yes. Tests run against the specification, so a change that breaks a promise to a partner fails before release.',
    },
  ],
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/blog/reconciling-mpesa-payments',
    '/projects/sacco-core-banking-integration',
  ],
  sources: [
    {
      fact: 'OAuth 2.0 defines the client credentials grant.',
      reference: 'IETF, RFC 6749, section 4.4',
      url: 'https://www.rfc-editor.org/rfc/rfc6749#section-4.4',
      checked: '2026-11-22',
    },
    {
      fact: 'RFC 9457 defines the problem details format for HTTP API errors.',
      reference: 'IETF, RFC 9457, Problem Details for HTTP APIs',
      url: 'https://www.rfc-editor.org/rfc/rfc9457#section-3',
      checked: '2026-11-22',
    },
    {
      fact: 'HTTP status 429 signals too many requests and may carry a time to wait.',
      reference: 'IETF, RFC 6585, section 4',
      url: 'https://www.rfc-editor.org/rfc/rfc6585#section-4',
      checked: '2026-11-22',
    },
  ],
} satisfies Copy<'service'>;
