import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'project',
  heading: 'API development for partners and apps',
  summary: 'Documented APIs that let partners, apps and devices use your systems safely.',
  description:
    'API development in Kenya: REST and webhook design, OpenAPI documents, keys and limits, a sandbox, safe M-Pesa callbacks, versions and partner onboarding.',
  lead: 'You need this when a partner or an app asks for your data. Each partner gets a key and a limit, and their developers start in the third week on a test server.',
  updated: '2026-11-27',
  emblem: 'plug',
  drawing: {
    caption: 'a partner’s first call, before the API is finished.',
    parts: [
      {
        type: 'window',
        title: 'GET /orders/5516',
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
              { cells: ['total', '12400'] },
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
    needs:
      'A first partner, access to the data, and an owner who approves partners, two hours a week',
  },
  example: {
    heading: 'How a courier reads a wholesaler’s orders',
    body: 'The courier needs the address and the state of each paid order, and nothing about what it cost. The test server answers from day 14, and the courier’s developers work while we build.',
    figures: [
      { label: 'Specification agreed', value: 'day 12' },
      { label: 'Courier starts on the test server', value: 'day 14' },
      { label: 'Live key', value: 'week 9' },
      { label: 'Calls allowed in a minute', value: '120' },
    ],
  },
  process: {
    heading: 'How your partner starts before we finish',
    steps: [
      {
        title: 'Ask the partner',
        body: 'What do they need, how fresh must it be, and what do they do while you are down?',
        time: { from: 3, to: 4, unit: 'days' },
      },
      {
        title: 'Specify',
        body: 'An OpenAPI document has each operation, field, error and limit. You give the legal basis of each personal field.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Open the test server',
        body: 'From here the partner works without us.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Build',
        body: 'We connect your database or core system, and send heavy questions to a copy.',
        time: { from: 3, to: 6, unit: 'weeks' },
      },
      {
        title: 'Attack it',
        body: 'Wrong owners, repeated payments, expired keys, and ten times the expected calls.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Admit the partner',
        body: 'After a checklist the partner gets a live key, which you can withdraw on any day.',
        time: { from: 1, unit: 'weeks', note: 'per partner' },
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us', 'both'],
  },
  sections: [
    {
      type: 'flow',
      heading: 'When an M-Pesa result comes twice, or late',
      actors: ['M-Pesa', 'Queue', 'Worker', 'Accounts'],
      messages: [
        { from: 'M-Pesa', to: 'Queue', text: 'Result of a payment' },
        { from: 'Queue', to: 'M-Pesa', text: 'Received, at once' },
        { from: 'Queue', to: 'Worker', text: 'One by one, repeats stop here' },
        { from: 'Worker', to: 'Worker', text: 'Amount, account and shortcode agree' },
        { from: 'Worker', to: 'Accounts', text: 'The credit, with its reference' },
        {
          from: 'Worker',
          to: 'M-Pesa',
          text: 'Asks about prompts without a result',
          state: 'waits',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Rules that your partner can rely on',
      rows: [
        {
          term: 'Sign-in',
          detail:
            'OAuth 2.0 client credentials with short-lived tokens, and mutual TLS where a bank asks.',
        },
        {
          term: 'Repeats',
          detail:
            'Each payment request carries a key. A second request with that key gets the answer to the first.',
        },
        { term: 'Errors', detail: 'One format, RFC 9457, with a code your support can find.' },
        { term: 'Limits', detail: 'Above the quota the answer is 429 with a time to wait.' },
        {
          term: 'Versions',
          detail: 'A field is removed in a new version. The old one stays until the agreed day.',
        },
      ],
    },
  ],
  questions: [],
  related: ['/projects/sacco-core-banking-integration'],
  ask: { heading: 'Who will call your API?' },
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
