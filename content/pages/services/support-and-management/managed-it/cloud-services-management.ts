import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'ongoing',
  heading: 'Cloud services management: Microsoft 365, Google, AWS',
  summary: 'Licences, bills, access and settings of your cloud accounts kept in order.',
  description:
    'Monthly management of Microsoft 365, Google Workspace, AWS and Azure in Kenya: licences matched to staff, bills explained, access reviewed, exports tested.',
  lead: 'Each month you see in shillings what each cloud account costs and who can open it, and you pay only for the people who use it.',
  updated: '2026-11-29',
  emblem: 'cloud-bill',
  drawing: {
    caption: 'A firm’s cloud bill, before and after',
    parts: [
      {
        type: 'window',
        title: 'Cloud register',
        state: 'September',
        blocks: [
          {
            type: 'table',
            columns: ['Account', 'Users', 'KSh'],
            rows: [
              { cells: ['In full use', '55', '93,500'], mark: 'done' },
              { cells: ['Mail only', '19', '32,300'], mark: 'open' },
              { cells: ['To close', '12', '20,400'], mark: 'late' },
              { cells: ['AWS test', '1', '11,200'], mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'columns',
        title: 'Bill, KSh thousand',
        items: [
          { label: 'Aug', value: 157 },
          { label: 'Sep', value: 157 },
          { label: 'Oct', value: 114 },
          { label: 'Nov', value: 103, mark: 'done' },
        ],
      },
    ],
  },
  glance: {
    audience: 'Firms that already pay for several cloud services by subscription',
    time: { from: 4, unit: 'weeks', note: 'to a complete register, for 50 people' },
    price: prices['/services/support-and-management/managed-it/cloud-services-management'],
    start: 'Reading card statements and sign-in logs with your finance contact',
    needs: 'An administrator account in each service, and sight of the card statements',
  },
  process: {
    heading: 'From card statements to a register',
    body: `1. Card statements and sign-in logs show what is paid for, and heads of department say what they bought. Some subscriptions are on a personal card.
2. Each service gets an owner by role, such as head of sales. Two people are warned before a payment lapses.
3. A list of who signed in during the past 60 days shows which licences nobody needs.
4. Budget alarms and two-step sign-in go on. Public storage folders are closed.`,
  },
  scope: {
    receive: [
      'A review of who can see what, twice a year',
      'For each service, a note on how your data leaves it',
    ],
    excluded: [
      'The providers’ charges, which they bill to you',
      'The move itself. See [Cloud Migration](/services/support-and-management/managed-it/cloud-migration)',
      'The uptime of the services. We report faults and claim the credit',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: '86 mail licences, and who needs them',
      body: 'A logistics firm bought one plan for everybody, and HR reports leavers to no one. You approve each name before a licence ends. Three people on maternity leave keep theirs.',
      figures: [
        { label: 'Use the whole suite', value: '55' },
        { label: 'Only read mail on a phone', value: '19' },
        { label: 'Have left', value: '8' },
        { label: 'Shared mailboxes, which need none', value: '4' },
      ],
    },
    {
      type: 'comparison',
      heading: 'What is checked each month',
      rowHeading: 'Account',
      columns: ['What goes wrong', 'Our check'],
      rows: [
        {
          label: 'Mail and office suites',
          cells: ['Files shared with outsiders', 'Open links, forwarding rules'],
        },
        {
          label: 'Servers and storage',
          cells: ['Disks that nobody remembers', 'Load, open ports, cost by tag'],
        },
        {
          label: 'Business subscriptions',
          cells: ['A renewal that surprises you', 'Renewals 90 days ahead'],
        },
        {
          label: 'Domains and certificates',
          cells: ['They end', 'Registrar contact, automatic renewal'],
        },
      ],
    },
  ],
  questions: [],
  related: [],
  ask: {
    heading: 'Which licences can you stop paying for?',
    body: 'Have the last card statement at hand.',
  },
} satisfies Copy<'service'>;
