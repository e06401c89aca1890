import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Microsoft 365, Google Workspace and AWS management',
  summary: 'Licences, bills, access and settings of your cloud accounts kept in order.',
  description:
    'Monthly management of Microsoft 365, Google Workspace, AWS and Azure in Kenya: licences matched to staff, bills explained, access reviewed, exports tested.',
  lead: 'Know what every cloud account costs and who can open it. We match licences to staff, explain the bill in shillings and review access, in accounts that stay yours.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the register of cloud accounts, and what it saves.',
    parts: [
      {
        type: 'window',
        title: 'Cloud register',
        state: 'November',
        blocks: [
          {
            type: 'table',
            columns: ['Account', 'Users', 'KSh'],
            rows: [
              { cells: ['Office 365', '42', '63,000'], mark: 'done' },
              { cells: ['Left staff', '6', '9,000'], mark: 'late' },
              { cells: ['Design', '3', '14,700'] },
              { cells: ['AWS test', '1', '11,200'], mark: 'open' },
            ],
          },
        ],
      },
      {
        type: 'columns',
        title: 'Bill, KSh thousand',
        items: [
          { label: 'Aug', value: 118 },
          { label: 'Sep', value: 112 },
          { label: 'Oct', value: 104 },
          { label: 'Nov', value: 98, mark: 'done' },
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
  situation: {
    heading: 'Before you choose',
    body: 'If you have not moved yet, start with [cloud migration](/services/support-and-management/managed-it/cloud-migration). If you want hosting or mailboxes from us, see [cloud services](/solutions/cloud-services).',
  },
  process: {
    heading: 'Find every account, then keep it in order',
    steps: [
      {
        title: 'Find every subscription',
        body: 'We read card statements and sign-in logs, and ask heads of department. Nobody is blamed.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Give each an owner',
        body: 'A role owns each account, such as "head of sales". Payment moves to one method, and two people are warned before it lapses.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Match licences to work',
        body: 'We list who signed in during the past 60 days and who needs only mail. You approve each cut.',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Set limits',
        body: 'Budget alarms, sharing rules, retention, two-step sign-in and no public storage folders.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Manage it monthly',
        body: 'Joiners and leavers, a bill check, provider notices and a short list of suggestions.',
        time: 'Every month',
      },
    ],
    busy: ['both', 'both', 'both', 'us', 'us'],
  },
  scope: {
    receive: [
      'A register of services: purpose, owner, payer, renewal date, data held, how to leave',
      'A monthly cost sheet in shillings, with the exchange rate and the reason for each change',
      'Accounts opened and closed on the day HR names',
      'A review of who can see what, twice a year',
    ],
    needed: [
      'An administrator account for us in each service, under our engineers’ names',
      'A finance contact who sees the card statements',
      'Staff who report new tools',
    ],
    excluded: [
      'Provider charges and exchange-rate losses',
      'The uptime of the services. We report faults and claim credits',
      'New automation or reports, quoted separately',
    ],
  },
  sections: [
    {
      type: 'example',
      heading: 'A licence review',
      body: 'A logistics firm pays for 86 licences of the larger mail plan. Nineteen drivers and guards only read mail on a phone, so a smaller plan is enough. Four licences are shared mailboxes that need none, and eight belong to people who have left. Three people on maternity leave keep theirs.',
      figures: [
        { label: 'Licences paid before', value: '86 large' },
        { label: 'Closed after approval', value: '12' },
        { label: 'Moved to the smaller plan', value: '19' },
        { label: 'Still on the large plan', value: '55' },
      ],
    },
    {
      type: 'comparison',
      heading: 'What we check each month',
      rowHeading: 'Account',
      columns: ['What goes wrong', 'Our check'],
      rows: [
        {
          label: 'Mail and office suites',
          cells: [
            'Unused licences, files shared outside',
            'Inactive users, forwarding, open links',
          ],
        },
        {
          label: 'Servers and storage',
          cells: ['Oversized servers, forgotten disks', 'Load, snapshots, open ports, cost by tag'],
        },
        {
          label: 'Business subscriptions',
          cells: ['Surprise renewals, old administrators', 'Renewals 90 days ahead, last sign-ins'],
        },
        {
          label: 'Domains and certificates',
          cells: ['Expiry', 'Registrar contact and automatic renewal'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we have to buy licences through you?',
      answer:
        'No. Keep your reseller or pay the provider directly. We only need administrator rights.',
    },
    {
      question: 'Can you stop the bill from moving with the dollar?',
      answer:
        'No. We show how much of a rise is the exchange rate and how much is use. Some local resellers invoice in shillings, and we compare their price with the dollar price.',
    },
    {
      question: 'Who can read our mail?',
      answer:
        'An administrator could give themselves access. So every such change alerts one of your directors.',
    },
  ],
  related: [
    '/solutions/cloud-services/bizcloud-email-and-collaboration-solution/corporate-cloud',
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
    '/services/support-and-management/managed-it/security-management',
  ],
} satisfies Copy<'service'>;
