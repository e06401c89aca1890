import type { Copy } from '@/content/schema';

export default {
  heading: 'API development',
  summary: 'Documented interfaces that let partners, apps and devices use your systems safely.',
  description:
    'API development in Kenya: REST and webhook design, OpenAPI documents, keys and limits, sandbox, M-Pesa callbacks handled safely, versioning and partner onboarding.',
  lead: 'Give partners a documented way into your systems, with keys and limits for each of them. The contract of the interface is written first, so that the other side can start programming within weeks.',
  updated: '2026-11-22',
  glance: {
    audience:
      'SACCOs, lenders, hotels, utilities and software firms with a partner waiting for "your API"',
    time: '7 to 12 weeks to the first live partner',
    price: {
      measure: 'fixed price',
      note: 'Each further partner is admitted in about a week, priced apart',
      from: 'not yet',
    },
    start: 'A conversation with the developers who will call the API',
    needs:
      'A first consumer, access to the system that holds the data and an owner who approves partners',
  },
  twin: {
    path: '/services/systems-integration/api-management',
    difference:
      'Here one interface is designed and built over your data. API management runs interfaces that exist: a gateway in front of them, a partner portal, keys, quotas and reports.',
  },
  situation: {
    heading: 'What an API settles',
    body: `An API sets out what can be asked, by whom, how often, and what the answer looks like. A bank validates account numbers before it accepts a deposit. An aggregator reads your room rates, a fleet tracker posts positions, and your own new app uses the same door as the partners. When the auditor asks who has access to your data, the answer is a list of keys.

The alternatives are a nightly spreadsheet or an account on the database, and the account is the worse of the two. Change one column and a partner’s import fails at midnight. Grant too much, and a partner holds personal data that you never meant to give.

We build APIs for SACCOs and lenders, hotels and tour operators, utilities, logistics firms with tracking data, schools with fee references, and software companies that want others to build on them. The best starting point is a single consumer with a date in mind.`,
  },
  process: {
    heading: 'Contract first, code second',
    steps: [
      {
        title: 'Interview the first consumer',
        body: 'We speak with the developers who will call you. What do they need, in which order, how fresh, and what will they do when you are down?',
        duration: '3–5 days',
      },
      {
        title: 'Write the contract',
        body: 'An OpenAPI document names each operation, field, error and limit. You and the consumer read it and argue while changing a line still takes minutes.',
        duration: '1–2 weeks',
      },
      {
        title: 'Put up a mock',
        body: 'A stand-in server answers according to the contract with invented data. The other side starts coding the same week and does not wait for us.',
        duration: '2 days',
      },
      {
        title: 'Build behind it',
        body: 'We connect your database, core system or old software. Heavy questions are answered from a copy so that counters are not slowed.',
        duration: '3–7 weeks',
      },
      {
        title: 'Attack and load',
        body: 'Wrong owners, huge pages, repeated payments, expired keys, ten times the expected calls. Findings are closed before a true record goes through.',
        duration: '1–2 weeks',
      },
      {
        title: 'Admit partners one at a time',
        body: 'Each gets a sandbox key, a checklist and, after passing it, a live key with its own limits. You can withdraw one key while the others keep working.',
        duration: '1 week per partner',
      },
    ],
    busy: ['us', 'both', 'us', 'us', 'us', 'both'],
  },
  scope: {
    receive: [
      'The OpenAPI contract and a reference site generated from it',
      'The running service with logs, alerts and a status page',
      'A sandbox with believable invented data',
      'Onboarding papers: checklist, example calls in two languages, contact and escalation rules',
      'A policy for versions and retirement that you can attach to agreements',
    ],
    needed: [
      'A first consumer who will take part in the design',
      'Documentation of, or access to, the system that holds the data',
      'A decision on the legal basis for each personal field that leaves you',
      'An owner who will approve new partners after we hand over',
    ],
    excluded: [
      'The partner’s own programming, although we answer their questions',
      'Agreements and commercial terms between you and the partner',
      'Gateway licences; an open-source gateway is used unless you own another',
      'Correcting wrong records in the source system',
    ],
  },
  duration:
    'Seven to twelve weeks to the first live partner, three of them before any code. A core system without documentation, or a vendor who charges for access, is the usual cause of delay.',
  sections: [
    {
      type: 'specification',
      heading: 'House rules for the interfaces we build',
      rows: [
        {
          term: 'Sign-in',
          detail:
            'OAuth 2.0 client credentials between servers, with short-lived tokens, and mutual TLS where a bank asks for it.',
        },
        {
          term: 'Repeat safety',
          detail:
            'Each request that creates or pays carries a key. The same key sent twice gives the same result, so a repeat can’t pay twice.',
        },
        {
          term: 'Errors',
          detail:
            'One format throughout, problem details as in RFC 9457, with a code that support staff can look up.',
        },
        {
          term: 'Limits',
          detail:
            'A quota for each partner. Beyond it they get status 429 and a time to wait, and your own counters stay quick.',
        },
        {
          term: 'Money and time',
          detail:
            'Amounts are whole cents with a currency, times carry an offset, and phone numbers are in full international form.',
        },
        {
          term: 'Versions',
          detail:
            'Additions are free. Removals mean a new version and a long notice, with calls to the old one counted per partner.',
        },
        {
          term: 'Records',
          detail: 'Who called what and when is kept; personal contents are masked in logs.',
        },
      ],
    },
    {
      type: 'process',
      heading: 'Receiving a payment callback without losing one',
      intro:
        'M-Pesa reports results by calling an address of yours. Callbacks can come late, twice or not at all. Worked through in this order, each of these cases ends with one posting.',
      steps: [
        {
          title: 'Store first',
          body: 'Write the raw message to a durable queue and acknowledge it before doing any other work.',
        },
        {
          title: 'Recognise repeats',
          body: 'Compare the transaction identifier with those already handled. A duplicate is noted, and its processing ends there.',
        },
        {
          title: 'Check the claim',
          body: 'Amount, account reference and shortcode must agree with something you expected. Do not trust a message merely because it arrived.',
        },
        {
          title: 'Post once',
          body: 'Credit the customer and mark the queue item in one database transaction.',
        },
        {
          title: 'Ask about the silent ones',
          body: 'After a set wait, query the status of each prompt that never reported. For payments made directly to a paybill or till, Daraja’s Pull Transactions returns recent ones whose notice was missed. Whatever is still unclear goes to a person, with the statement line beside it.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Pull, push or file',
      intro:
        'An API is only one of three shapes. A nightly file is respectable when the answer can wait until morning.',
      rowHeading: 'Trait',
      columns: ['Request and reply', 'Webhook', 'Scheduled file'],
      rows: [
        {
          label: 'Best for',
          cells: [
            'Look-ups, bookings, validation',
            'Telling others that something happened',
            'Large volumes, old systems',
          ],
        },
        {
          label: 'When you are down',
          cells: [
            'The caller fails at once',
            'Events wait and are retried',
            'Found out at the next run',
          ],
        },
        {
          label: 'Effort for the partner',
          cells: ['Medium', 'Needs a public address', 'Low'],
        },
        {
          label: 'Typical delay',
          cells: ['Under a second', 'Seconds', 'Hours'],
        },
      ],
    },
    {
      type: 'flow',
      heading: 'A callback that is not lost',
      actors: ['M-Pesa', 'Queue', 'Worker', 'Accounts'],
      messages: [
        { from: 'M-Pesa', to: 'Queue', text: 'Result of a payment' },
        { from: 'Queue', to: 'M-Pesa', text: 'Received, at once' },
        { from: 'Queue', to: 'Worker', text: 'Handled one by one; repeats end here' },
        { from: 'Worker', to: 'Worker', text: 'Amount, account and shortcode agree' },
        { from: 'Worker', to: 'Accounts', text: 'Credited once, in one transaction' },
        {
          from: 'Worker',
          to: 'M-Pesa',
          text: 'Asks about prompts that never reported',
          state: 'waits',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Our core system is old and has no interface. Can it still have an API?',
      answer:
        'Usually, by reading from a copy of its database and writing through the same routines its own screens use. Where that is risky, we expose reading only, and the longer cure is [legacy modernisation](/services/systems-integration/legacy-modernisation).',
    },
    {
      question: 'What is the difference between this and API management?',
      answer:
        'Here an interface is designed and built. [API management](/services/systems-integration/api-management) runs many of them: one gateway, a partner portal, keys, quotas and reports. With one API and three partners you do not need it yet.',
    },
    {
      question: 'Should we use REST or GraphQL?',
      answer:
        'REST for partners, nearly always: it is simple to document, limit and cache. GraphQL can help your own app when screens need varied combinations of data, and it can be added beside REST later.',
    },
    {
      question: 'May we share customer data with partners at all?',
      answer:
        'It depends on purpose and legal basis under the Data Protection Act, and that is for you and your adviser to settle per field. We make the result enforceable: scopes that limit fields, consent flags that are checked at each call, and a log that shows what was given to whom.',
    },
    {
      question: 'Can our own developers take it over?',
      answer:
        'Yes. They can join from the contract stage. Tests run against the OpenAPI document, so a change that breaks a promise to a partner fails before release.',
    },
  ],
  related: [
    '/services/systems-integration/api-management',
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
    {
      fact: 'M-Pesa API results are delivered to a callback address of the merchant; a transaction status query exists, and Pull Transactions returns recent C2B payments.',
      reference:
        'Safaricom, Daraja API documentation: M-Pesa Express, Transaction Status and Pull Transactions',
      url: 'https://developer.safaricom.co.ke/apis/TransactionStatus',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
