import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'examine',
  heading: 'Microsoft 365, Google Workspace and AWS management',
  summary: 'Licences, bills, access and settings of your cloud accounts kept in order.',
  description:
    'Monthly management of Microsoft 365, Google Workspace, AWS and Azure in Kenya: licences matched to staff, bills explained, access reviewed, exports tested.',
  lead: 'Each month you see in shillings what every cloud account costs and who can open it, and you pay only for the people who work in it.',
  updated: '2026-11-27',
  emblem: 'cloud-bill',
  drawing: {
    caption: 'a firm’s cloud bill, before and after.',
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
  finding: {
    heading: 'The largest line of a register',
    intro: 'It is the largest line of a logistics firm, in the first month.',
    title: '31 of 86 mail licences are too large, or nobody uses them',
    severity: 'Medium',
    parts: [
      {
        term: 'Who has one',
        detail:
          'Fifty-five people work in the whole suite. Nineteen drivers and guards only read mail on a phone. Four licences are shared mailboxes, which need none. Eight belong to people who have left.',
      },
      {
        term: 'Cause',
        detail: 'One plan was bought for all, and HR does not report leavers to anyone.',
      },
      {
        term: 'Proposal',
        detail: 'Close 12 and move 19 to the smaller plan. You approve each name.',
      },
      {
        term: 'Kept on purpose',
        detail: 'Three people on maternity leave, who are among the fifty-five.',
      },
      {
        term: 'Afterwards',
        detail:
          'HR sends the leaver’s last day to one address, and we close the account on that day.',
      },
    ],
  },
  process: {
    heading: 'From card statements to a register',
    body: `1. We read statements and sign-in logs, and ask heads of department what they bought. Some subscriptions are on a personal card.
2. Each service gets an owner by role, such as head of sales. Two people are warned before a payment lapses.
3. A list of who signed in during the past 60 days shows which licences nobody needs.
4. We switch on budget alarms and two-step sign-in, and close public storage folders.`,
  },
  scope: {
    receive: [
      'A cost sheet every month, with the exchange rate and the reason for each change',
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
      type: 'comparison',
      heading: 'The monthly checks',
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
  ask: { heading: 'Which licences can you stop paying for?' },
} satisfies Copy<'service'>;
