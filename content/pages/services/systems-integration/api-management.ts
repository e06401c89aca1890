import type { Copy } from '@/content/schema';

export default {
  heading: 'API management',
  summary: 'A gateway with keys, limits, versions and documentation for your APIs.',
  description:
    'API management for Kenyan businesses: a gateway in front of your systems, partner keys, rate limits, versions, sandbox, documentation and logs that settle disputes.',
  lead: 'One guarded entrance to your APIs, so that you know who calls with what right. It is meant for organisations whose systems already answer partners and payment providers.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations whose systems are called by partners, apps or payment providers',
    time: '9–12 weeks for up to fifteen callers',
    price: {
      measure: 'fixed price',
      note: 'By number of APIs and callers; gateway and cloud charges are paid separately',
      from: 'not yet',
    },
    start: 'Two weeks of logging who calls what',
    needs: 'Access to servers and DNS, a contact at each partner, a person who may refuse one',
  },
  situation: {
    heading: 'What changes behind a gateway',
    body: `Each partner and each app gets a key of its own, with the calls it needs and an end date. The gateway checks the key, limits how often it may be used, hides what the caller need not see and keeps the evidence for a dispute. With a developer page and a sandbox, a new partner can start before speaking to your engineers.

The need arises when doors have multiplied. A courier reads orders at one address, the mobile app uses another, an insurer’s agent was given a password by WhatsApp, and two years on there is no list. Then a faulty script asks for the same order four hundred times a minute and your shop slows down, or a renamed field leaves the courier’s labels blank.

If your APIs still have to be written, see [API development](/services/software-solutions/api-development). This service brings order to those you have.`,
  },
  process: {
    heading: 'Putting a door where there was a hole',
    steps: [
      {
        title: 'Listen to the traffic',
        body: 'For two weeks we log who calls what. Owners turn up for most callers, and for the rest we announce a date after which a key is needed.',
        duration: '2 weeks',
      },
      {
        title: 'Set up the gateway',
        body: 'Open-source or a cloud service, in your account. At first it only passes calls through and counts.',
        duration: '1 week',
      },
      {
        title: 'Give each caller a name',
        body: 'Own keys or tokens for each partner and app, with only the calls they need and an expiry date, in place of shared passwords.',
        duration: '2–3 weeks, with partners',
      },
      {
        title: 'Write the contract in a file',
        body: 'Each API is described in OpenAPI. Documentation, test calls and checks come from that file, so they cannot drift apart.',
        duration: '1–2 weeks',
      },
      {
        title: 'Open the sandbox',
        body: 'A place with invented customers where a new partner can try every call, errors included, before asking you anything.',
        duration: '1–2 weeks',
      },
      {
        title: 'Close the old doors',
        body: 'One by one, with notice and on weekdays, while our engineers stand by.',
        duration: '2 weeks',
      },
    ],
    busy: ['us', 'us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A running gateway with its configuration in version control',
      'A register of APIs and callers: owner, purpose, rights, contact, end date',
      'A developer page with descriptions, samples and a sandbox',
      'Dashboards by caller: volume, errors, speed, and alarms for odd patterns',
      'A written rule for changes: what is a new version, and how much notice partners get',
    ],
    needed: [
      'Access to the servers that answer today, and to their DNS',
      'A person with the authority to refuse a partner',
      'Contact with each partner’s technical side',
    ],
    excluded: [
      'Changes inside partners’ software',
      'Commercial terms for use of your API, though we measure what you need to set them',
      'Gateway licences or cloud charges, if you pick a paid one',
    ],
  },
  duration:
    'Nine to twelve weeks for up to fifteen callers. The technology takes a third of it; waiting for partners to switch takes the rest.',
  sections: [
    {
      type: 'systems',
      heading: 'One door instead of many holes',
      main: 'Gateway',
      systems: ['Partners', 'Apps', 'M-Pesa', 'Gateway', 'Orders', 'Accounts'],
      links: [
        { from: 'Partners', to: 'Gateway', carries: 'Calls with their own key and limit' },
        { from: 'Apps', to: 'Gateway', carries: 'Calls with tokens that expire' },
        { from: 'M-Pesa', to: 'Gateway', carries: 'Payment notices, stored before anything else' },
        { from: 'Gateway', to: 'Orders', carries: 'Only calls that fit the description' },
        { from: 'Gateway', to: 'Accounts', carries: 'Only the fields that the caller needs' },
      ],
    },
    {
      type: 'specification',
      heading: 'Rules the gateway enforces',
      intro: 'Each can differ by caller. We propose values from two weeks of real traffic.',
      rows: [
        {
          term: 'Identity',
          detail:
            'Signed tokens that expire for apps; keys plus a fixed network address for servers; mutual certificates where money moves.',
        },
        {
          term: 'Limits',
          detail:
            'Calls by second and by day. A caller over the limit gets a clear answer and a time to try again, and the others notice nothing.',
        },
        {
          term: 'Shape',
          detail:
            'Calls that do not match the description are refused before they reach your system.',
        },
        {
          term: 'Masking',
          detail:
            'ID numbers, phone numbers and account balances are cut to what that caller needs, in answers and in logs.',
        },
        {
          term: 'Versions',
          detail: 'Old and new run side by side. Usage of the old one is counted until it is nil.',
        },
        {
          term: 'Evidence',
          detail:
            'Time, caller, call, result code and duration are kept for as long as your dispute period. Message bodies are kept only where you can justify it.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Callbacks from M-Pesa and banks',
      body: `Payment notices are API calls in the other direction: the provider calls you. Daraja sends results to an HTTPS address that you register. If your server is down at that moment, a customer has paid and your system does not know.

The gateway takes such notices first, answers at once, and stores them before anything else happens. Behind it your systems may restart in peace. Anyone can post a false notice to a public address, so each one is checked against the provider’s transaction query or the statement before goods leave the store. And if a notice was lost altogether, Daraja’s Pull Transactions lists what a paybill or till received in the last 48 hours.`,
    },
    {
      type: 'example',
      heading: 'One noisy partner',
      body: `A courier polls the order system once a minute for each open parcel. On a Monday with 900 parcels this is 15 calls a second from a partner who needs a few hundred answers a day.

The limit alone would only anger them. So the shop now sends a notice when an order changes, and the courier asks once for each notice.`,
      figures: [
        { label: 'Calls on a Monday before', value: '1,296,000' },
        { label: 'Order changes that day', value: '3,600' },
        { label: 'Calls after notices began', value: 'About 4,000' },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we need a gateway for three partners?',
      answer:
        'You need keys, a register and documentation. For three partners these fit in your web server and a folder. We would set that up in two weeks and leave the gateway for later.',
    },
    {
      question: 'Does the gateway slow calls down?',
      answer:
        'By a few thousandths of a second if it stands beside your servers. If it is on another continent, by far more, so we place it near them.',
    },
    {
      question: 'What if the gateway itself fails?',
      answer:
        'Two run at once, and the configuration can be put on a fresh machine in minutes. That is tested before the first old door closes.',
    },
    {
      question: 'Can we charge partners for calls?',
      answer:
        'The counts by caller are exact enough to invoice. We deliver them to your billing or accounts; the price list is yours.',
    },
  ],
  related: [
    '/services/systems-integration/banking-systems-integration',
    '/services/systems-integration/managed-services',
    '/services/business-and-qa/cybersecurity/web-and-digital-security',
    '/services/support-and-management/devops-services',
  ],
  twin: {
    path: '/services/software-solutions/api-development',
    difference:
      'This page is about the gateway in front of APIs that exist: keys, limits, versions, a page for partners and logs. If the interface itself still has to be designed and written, take API development.',
  },
  sources: [
    {
      fact: 'The M-Pesa Daraja APIs deliver results to HTTPS callback addresses that the business registers or names in its request, and offer a transaction status query; Pull Transactions lists a paybill’s or till’s collections of the last 48 hours.',
      reference:
        'Safaricom, Daraja API documentation: C2B Register URL, Transaction Status and Pull Transactions',
      url: 'https://developer.safaricom.co.ke/apis/CustomerToBusinessRegisterURL',
      checked: 'not yet',
    },
  ],
} satisfies Copy<'service'>;
