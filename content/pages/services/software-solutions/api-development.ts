import { commitments } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { amountInWords, priceInWords } from '@/content/values/price';

export default {
  shape: 'project',
  heading: 'API development for your partners and apps',
  summary: 'Documented APIs that let partners, apps and devices use your systems safely.',
  description:
    'API development in Kenya: REST and webhook design, OpenAPI documents, keys and limits, a sandbox, safe M-Pesa callbacks, versions and partner onboarding.',
  lead: 'A partner or an app asks for your data. Each partner gets a key and a limit, and their developers start in the third week on a test server.',
  updated: '2026-11-29',
  emblem: 'plug',
  drawing: {
    caption: 'A partner’s first call, through a door that asks for a key',
    parts: [
      {
        type: 'scene',
        title: 'A partner, a door and your orders',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M0 184h320' },
          { look: 'body', outline: 'M10 56h80v128h-80z' },
          { look: 'tint', outline: 'M54 124h24v60h-24zM20 124h24v24h-24z' },
          { look: 'hot', outline: 'M4 56l8-22h76l8 22z' },
          { look: 'line', outline: 'M98 98h106M196 90l8 8-8 8M204 152H98M106 144l-8 8 8 8' },
          { look: 'body', outline: 'M228 34h84v150h-84z' },
          { look: 'tint', outline: 'M238 112h64v16h-64zM238 134h64v16h-64zM238 156h64v16h-64z' },
          { look: 'mark', outline: 'M288 120h6M288 142h6M288 164h6' },
          { look: 'solid', outline: 'M212 34h16v150h-16z' },
          { look: 'hot', outline: 'M208 92h24v20h-24z' },
          { look: 'mark', outline: 'M214 92v-6a6 6 0 0 1 12 0v6' },
          { look: 'body', outline: 'M10 206h300v8h-300z' },
          { look: 'hot', outline: 'M10 206h36v8h-36z' },
        ],
        words: [
          { text: 'Partner', at: [50, 84], on: 'object', size: 'large' },
          { text: 'with key 7', at: [50, 104], on: 'object' },
          { text: 'Your', at: [270, 66], on: 'object', size: 'large' },
          { text: 'orders', at: [270, 86], on: 'object' },
          { text: 'GET /orders/5516', at: [150, 86], on: 'ground' },
          { text: '200: paid', at: [150, 142], on: 'ground' },
          { text: 'KSh 12,400', at: [150, 170], on: 'ground' },
          { text: '14 of 120 calls this minute', at: [160, 232], on: 'ground' },
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
        body: 'We try wrong owners, repeated payments, expired keys, and ten times the expected calls.',
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
  questions: [
    {
      question: 'What does the API cost after it is live?',
      answer: `Its host bills you, an estimated ${amountInWords(furtherPrices.portalHost.from)} a month for a small one. [Integration Monitoring](/services/systems-integration/managed-services) watches and repairs it, ${priceInWords(prices['/services/systems-integration/managed-services'])}. Defects are corrected ${commitments.defectsCorrected.phrase}.`,
    },
  ],
  related: ['/projects/sacco-core-banking-integration'],
  ask: {
    heading: 'Who will call your API?',
    body: 'We talk to their developers first.',
  },
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
