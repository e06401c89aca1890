import { commitments } from '@/content/commitments';
import type { Copy } from '@/content/schema';

export default {
  heading: 'Managed cloud hosting in your own account',
  summary: 'We choose, build and care for public cloud hosting that stays in your name.',
  description:
    'Managed cloud hosting for Kenyan businesses: AWS, Azure, Google Cloud or a smaller provider compared, built as code in your own account, watched and kept in budget.',
  lead: 'Run your system on AWS, Azure, Google Cloud or a smaller provider, in an account that belongs to you. We build the environment from code and look after it within a spending limit you set.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations with a web system or database of their own and no cloud engineer',
    time: 'Four to seven weeks for one application with a database',
    price: {
      measure: 'fixed price',
      note: 'For the build; the care plan is monthly, and the provider bills you directly',
      from: 'not yet',
    },
    start: 'A week measuring your load: users, data, peaks and tolerable outage',
    needs: 'A company payment method, a spending ceiling and a contact who knows the application',
  },
  situation: {
    heading: 'Your account, built and looked after by us',
    body: `You end up with a cloud account in the company’s name, two people who hold its keys, and separate environments for live and test, written as code. Budget alerts exist before the first machine does. Access belongs to roles, so a developer who leaves takes none of it along.

A public cloud is a warehouse of parts: databases, queues, load balancing, several environments. This solution is for organisations that need such parts and want to own them without hiring a full-time cloud engineer. For a website or a shop, [Hapa Cloud](/solutions/cloud-services/hapa-cloud-hosting) is simpler, because there you have no account to run.

You may be starting afresh with three proposals that name three providers. Or the account exists already, opened under a developer’s own e-mail, with fourteen machines of uncertain purpose and a bill in dollars on a private card. In that case we put the account in order first and build afterwards.`,
  },
  process: {
    heading: 'Build once in writing, then run',
    steps: [
      {
        title: 'Describe the load',
        body: 'Users by hour, data size, peaks such as results day or Black Friday, tolerable outage. For a system that exists we read the figures from it.',
        duration: '1 week',
      },
      {
        title: 'Compare on delay and cost',
        body: 'We test response times from Safaricom, Airtel and fibre lines in Mombasa and Nairobi to candidate regions, price your load in each, and give you both as one table.',
        duration: '1 week',
      },
      {
        title: 'Put the account in order',
        body: 'Root access goes to a company mailbox with two key holders. We separate live from test, switch on two-step sign-in, and set budget alerts before any machine.',
        duration: '2 days',
      },
      {
        title: 'Build from code',
        body: 'Networks, machines and databases are written as files in your repository, so that the same environment can be rebuilt elsewhere or by others.',
        duration: '1–3 weeks',
      },
      {
        title: 'Move, with a way back',
        body: 'Data is copied ahead and caught up at night. The old site stays ready for a week after the switch of the domain.',
        duration: '1–2 weeks',
      },
      {
        title: 'Care plan',
        body: `Patching, monitoring, a monthly cost review and a restore test ${commitments.restoreTest.phrase}. You may also take this over with your own staff.`,
      },
    ],
    busy: ['both', 'us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A cloud account owned by your organisation, with documented access',
      'Live and test environments described in code',
      'Backups in a second region, with the first restore carried out',
      'Dashboards and alerts on health and on spending',
      'A decision record: which provider, which region, and what was rejected',
    ],
    needed: [
      'A company payment method and the person who answers for it',
      'A developer or vendor who knows the application',
      'A ceiling for monthly spending, to set alerts against',
    ],
    excluded: [
      'The provider’s charges, billed directly to you',
      'Faults inside the application code, unless we maintain it too',
      'Ordinary requests outside office hours',
    ],
  },
  duration:
    'Four to seven weeks for one application with a database. An account that must be tidied up first adds one to three weeks.',
  sections: [
    {
      type: 'comparison',
      heading: 'Which kind of cloud for which load',
      rowHeading: 'If you have',
      columns: ['We look first at', 'Because'],
      rows: [
        {
          label: 'A web application with steady use',
          cells: ['Virtual machines at a mid-size provider', 'Predictable bill, few moving parts'],
        },
        {
          label: 'Windows servers and Microsoft licences',
          cells: ['Azure', 'Directory and licence terms fit together'],
        },
        {
          label: 'Sharp peaks, quiet otherwise',
          cells: ['Containers or functions on AWS or Google', 'Capacity follows demand'],
        },
        {
          label: 'Users only in one building',
          cells: ['A server on site', 'Cloud adds a line that can fail'],
        },
        {
          label: 'A rule that data stays in the country',
          cells: ['A Kenyan data centre', 'Location first, features second'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'A bill cut to less than half',
      body: 'An online booking business asks for a review. Nothing is rewritten; the figures show the effect as a share of the first bill.',
      figures: [
        { label: 'Starting bill', value: '100%' },
        { label: 'Test machines off at night', value: '−14%' },
        { label: 'Oversized database', value: '−19%' },
        { label: 'Forgotten disks and addresses', value: '−8%' },
        { label: 'One-year commitment on the rest', value: '−12%' },
        { label: 'Bill after two months', value: '47%' },
      ],
    },
    {
      type: 'specification',
      heading: 'What the care plan covers each month',
      rows: [
        {
          term: 'Patching',
          detail: 'Critical fixes within days, others in an agreed window; test environment first.',
        },
        {
          term: 'Watching',
          detail:
            'Outside checks from Kenya as well as from abroad, because a cut undersea cable looks like an outage to your users only.',
        },
        { term: 'Access', detail: 'A list of everyone who can sign in, with leavers removed.' },
        {
          term: 'Spending',
          detail: 'Actual against ceiling, the three largest items, one suggestion.',
        },
      ],
    },
    {
      type: 'chart',
      heading: 'The bill, cut by cut',
      data: {
        form: 'steps',
        unit: '%',
        steps: [
          { type: 'change', label: 'Starting bill', amount: 100 },
          { type: 'change', label: 'Test machines off at night', amount: -14 },
          { type: 'change', label: 'Oversized database', amount: -19 },
          { type: 'change', label: 'Forgotten disks', amount: -8 },
          { type: 'change', label: 'Commitment on the rest', amount: -12 },
          { type: 'sum', label: 'After two months' },
        ],
      },
    },
  ],
  questions: [
    {
      question: 'Do you earn a margin on the cloud bill?',
      answer:
        'No. You pay the provider, we charge for our work. That way our advice to switch a machine off costs us nothing.',
    },
    {
      question: 'Which provider is fastest from Mombasa?',
      answer:
        'It changes with cables and peering, and differs by network. That is why we measure from the lines your users have, in the week you choose.',
    },
    {
      question: 'Can you take over an account a former developer holds?',
      answer:
        'Often, with the developer’s co-operation or proof of payment towards the provider. If neither works, we build a fresh account and move the data out through the application. It is easier while the two of you are still on good terms.',
    },
    {
      question: 'What if we end the care plan?',
      answer: `We remove our access and hand over ${commitments.leaving.phrase}. Everything keeps running, because no part of it depends on our tools.`,
    },
  ],
  related: [
    '/solutions/cloud-services/hapa-cloud-hosting',
    '/services/support-and-management/devops-services',
    '/services/support-and-management/managed-it/cloud-services-management',
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
  ],
  twin: {
    path: '/solutions/cloud-services/hapa-cloud-hosting',
    difference:
      'Here the hosting runs on a public cloud in an account that belongs to you; we select, build and manage it. Hapa Cloud is our own platform with ready-made plans, where you hold no cloud account at all.',
  },
} satisfies Copy<'solution'>;
