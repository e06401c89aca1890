import { commitments } from '@/content/commitments';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Managed cloud hosting in your own AWS, Azure or Google account',
  summary: 'We choose, build and care for public cloud hosting that stays in your name.',
  description:
    'Managed cloud hosting for Kenyan businesses: AWS, Azure, Google Cloud or a smaller provider compared, built as code in your own account, watched and kept in budget.',
  lead: 'Run your system on a public cloud, in an account that belongs to you. We choose the provider with you, build the environment and keep it within your budget.',
  updated: '2026-11-23',
  drawing: {
    caption: 'a system in a cloud account of your own, with its bill.',
    parts: [
      {
        type: 'rack',
        title: 'eu-west, your account',
        units: [
          { label: 'Load balancer', note: '2 zones', mark: 'done' },
          { label: 'Web', note: '2 of 4 run', mark: 'done' },
          { label: 'Database', note: 'copy in zone 2', mark: 'done' },
          { label: 'Backup', note: '03:00', mark: 'done' },
        ],
      },
      {
        type: 'columns',
        title: 'Bill against budget, USD',
        items: [
          { label: 'Aug', value: 340 },
          { label: 'Sep', value: 352 },
          { label: 'Oct', value: 331 },
          { label: 'Cap', value: 400, mark: 'open' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with their own web system or database and no cloud engineer',
    time: { from: 4, to: 7, unit: 'weeks', note: 'for one application with a database' },
    price: prices['/solutions/cloud-services/cloud-hosting'],
    start: 'A week measuring your load: users, data, peaks and tolerable outage',
    needs: 'A company payment method, a spending limit and a contact who knows the application',
  },
  process: {
    heading: 'Choose, build, move, care',
    steps: [
      {
        title: 'Measure the load',
        body: 'Users by hour, data size, peaks and the outage you can accept.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Compare providers',
        body: 'We measure response times from Mombasa and Nairobi, and calculate the monthly cost of each.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Secure the account',
        body: 'Two key holders, two-step sign-in, separate live and test environments, budget alerts.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Build from code',
        body: 'You can rebuild the environment elsewhere, with us or others.',
        time: { from: 1, to: 3, unit: 'weeks' },
      },
      {
        title: 'Move',
        body: 'We copy data first and switch at night. The old site stays ready for a week.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Care plan',
        body: `Updates, monitoring, a monthly cost review and a restore test ${commitments.restoreTest.phrase}.`,
      },
    ],
    busy: ['both', 'us', 'both', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A cloud account owned by your organisation',
      'Live and test environments written as code',
      'Backups in a second region, and a first test restore',
      'Alerts on health and spending',
      'A record of why we chose this provider and region',
    ],
    needed: [
      'A company payment method and a person responsible for it',
      'A developer or vendor who knows the application',
      'A monthly spending limit',
    ],
    excluded: [
      'The provider’s charges',
      'Faults in the application, unless we maintain it',
      'Ordinary requests outside office hours',
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Which cloud for which system',
      rowHeading: 'You have',
      columns: ['First choice', 'Why'],
      rows: [
        {
          label: 'Steady web application',
          cells: ['Virtual machines at a mid-size provider', 'Predictable bill'],
        },
        { label: 'Windows servers', cells: ['Azure', 'Your licences and directory fit'] },
        { label: 'Sharp peaks', cells: ['AWS or Google', 'Capacity follows demand'] },
        { label: 'Users in one building', cells: ['A server on site', 'No internet needed'] },
        {
          label: 'Data must stay in Kenya',
          cells: ['A Kenyan data centre', 'The location decides'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'A cloud bill cut by half',
      body: 'An online booking business asks for a review. The software stays the same.',
      figures: [
        { label: 'Starting bill', value: '100%' },
        { label: 'Test machines off at night', value: '−14%' },
        { label: 'Oversized database', value: '−19%' },
        { label: 'Forgotten disks and addresses', value: '−8%' },
        { label: 'One-year commitment', value: '−12%' },
        { label: 'Bill after two months', value: '47%' },
      ],
    },
    {
      type: 'specification',
      heading: 'The care plan, each month',
      rows: [
        { term: 'Updates', detail: 'Critical fixes within days, tested first.' },
        { term: 'Monitoring', detail: 'From Kenya and abroad, to notice cable cuts.' },
        { term: 'Access', detail: 'A list of everyone who can sign in.' },
        {
          term: 'Spending',
          detail: 'Actual spending compared with the limit, and one suggestion.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do you earn a margin on the cloud bill?',
      answer: 'No. You pay the provider directly, and we charge for our work.',
    },
    {
      question: 'Can you take over an account that a former developer holds?',
      answer:
        'Often, if the developer helps or you can prove payment. Otherwise we build a new account and move the data.',
    },
    {
      question: 'What if we end the care plan?',
      answer: `We remove our access and hand over ${commitments.leaving.phrase}. Everything keeps running.`,
    },
  ],
  related: [
    '/solutions/cloud-services/hapa-cloud-hosting',
    '/services/support-and-management/devops-services',
    '/services/support-and-management/managed-it/cloud-services-management',
  ],
  twin: {
    path: '/solutions/cloud-services/hapa-cloud-hosting',
    difference:
      'Here your system runs on a public cloud in an account that you own, and we build and manage it. Hapa Cloud is our own platform with fixed plans and no cloud account.',
  },
} satisfies Copy<'solution'>;
