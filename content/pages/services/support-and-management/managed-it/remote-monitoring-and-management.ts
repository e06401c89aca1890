import { commitments, dayAndNightLevel, restoredFromBackup } from '@/content/company/commitments';
import { furtherPrices, prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { dataProtection } from '@/content/sources/data-protection';
import { standIn } from '@/content/values/company-value';
import { amountInWords } from '@/content/values/price';

const network = '/services/support-and-management/managed-it/network-management';

export default {
  shape: 'buy',
  heading: 'Remote monitoring and management (RMM)',
  summary: 'Small agents that report the health of machines and let us repair remotely.',
  description:
    'Remote monitoring and management in Kenya for computers, servers and tills: what the agent sees, how much data it uses, which alerts we act on, what staff are told.',
  lead: 'A small program on each machine tells our engineers when a disk is failing or a till has gone silent, and lets them repair it from here where that is possible.',
  updated: '2026-11-27',
  emblem: 'pulse',
  drawing: {
    caption: 'The three machines that need somebody',
    parts: [
      {
        type: 'window',
        title: '15 machines',
        state: '09:14',
        blocks: [
          {
            type: 'grid',
            rows: [
              {
                label: 'A',
                squares: [
                  { text: 'ok', mark: 'done' },
                  { text: 'ok', mark: 'done' },
                  { text: 'ok', mark: 'done' },
                  { text: 'ok', mark: 'done' },
                  { text: 'disk', mark: 'late' },
                ],
              },
              {
                label: 'B',
                squares: [
                  { text: 'ok', mark: 'done' },
                  { text: 'ok', mark: 'done' },
                  { text: 'old', mark: 'open' },
                  { text: 'ok', mark: 'done' },
                  { text: 'ok', mark: 'done' },
                ],
              },
              {
                label: 'C',
                squares: [
                  { text: 'ok', mark: 'done' },
                  { text: 'ok', mark: 'done' },
                  { text: 'ok', mark: 'done' },
                  { text: 'off', mark: 'late' },
                  { text: 'ok', mark: 'done' },
                ],
              },
            ],
          },
          { type: 'rows', items: [{ text: 'C4, till at Bamburi, off since 09:04', mark: 'late' }] },
        ],
      },
      {
        type: 'phone',
        title: 'Desk',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'us', by: '09:14', text: 'Your till is off. Is there power?' },
              { from: 'them', by: '09:15', text: 'The breaker tripped. On again.' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'One till or server alone, or all machines of an organisation in several towns',
    time: {
      from: 2,
      to: 3,
      unit: 'weeks',
      note: 'until every machine reports, then a month of tuning',
    },
    price: prices['/services/support-and-management/managed-it/remote-monitoring-and-management'],
    start: 'A notice to your staff, then up to eight machines as a trial',
    needs: 'Permission to install, and a list of machines that must not restart automatically',
  },
  plans: {
    heading: 'Three levels, chosen machine by machine',
    intro: `Mix them as you like, and change a machine’s level at the end of a month. In our example of 60 people, the computers are on “Computer or till”, which IT Cloud includes, and the server is on “Day and night”. Compare [what each level covers at night](/services/support-and-management/managed-it/technical-support#with-an-agreement-and-without-one). Routers and printers report through a machine nearby, at no charge. If we also [look after](${network}) a router or a switch, it costs ${amountInWords(prices[network].from)} a month.`,
    options: [
      {
        name: 'Computer or till',
        suits: 'A machine that one person works on',
        amount: standIn(450),
        includes: [
          'An engineer acts on each alert in office hours and notes what was done',
          'Updates go to a few machines first. A bad one stops there',
        ],
      },
      {
        name: 'Server',
        suits: 'A machine that several people need',
        amount: standIn(1_500),
        includes: [
          'Everything in “Computer or till”. We also watch the server’s services and its backup',
          'On battery it shuts down in order, at the limit you agreed',
        ],
      },
      {
        name: dayAndNightLevel,
        suits: 'A machine without which nobody can work',
        amount: furtherPrices.serverDayAndNight.from,
        includes: [
          `If it stops reporting, our engineer calls the person you named, and work starts ${commitments.criticalResponse.phrase}`,
          `We repair it ${commitments.criticalRepair.phrase}, or move you to a spare. If your agreement says so, you work on paper until then. Without a spare, a lost machine takes ${restoredFromBackup}`,
        ],
      },
    ],
  },
  scope: {
    receive: [
      'A sign-in to the live list of your machines, with age and missing updates',
      'A log of every session in which an engineer was on a machine',
    ],
    excluded: [
      'Reports on how long staff worked or which sites they visited',
      'Machines that stay off for more than 60 days',
      'Questions of users. [Technical Support](/services/support-and-management/managed-it/technical-support) answers them',
    ],
  },
  process: {
    heading: 'How your machines are added',
    body: `1. You send your staff a page, which we draft, that says what the program sees.
2. Up to eight machines try it first, among them the busiest server and an old laptop. We measure what it does to their speed.
3. The others get it over the network or by a link.
4. For four weeks we change or drop each alert that led to no action. A script, which you can switch off, repairs what recurs.`,
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Seen and not seen by the program',
      rowHeading: 'Item',
      columns: ['Seen', 'Not seen'],
      rows: [
        { label: 'Programs', cells: ['Names and versions', 'What is typed into them'] },
        { label: 'Files', cells: ['Space used by folder', 'Contents'] },
        { label: 'Internet', cells: ['Total traffic, line quality', 'Sites and messages'] },
        { label: 'Screen', cells: ['Only when the user agrees', 'Anything else'] },
      ],
    },
    {
      type: 'specification',
      heading: 'After an alert',
      rows: [
        {
          term: 'Disk errors',
          detail: 'We check the backup, then order a new disk with your approval.',
        },
        {
          term: 'A silent till',
          detail: 'After ten minutes we call the branch and ask for power and cable.',
        },
        {
          term: 'Protection switched off',
          detail: 'We switch it on again. The second time, we tell the user’s manager.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Do we have to ask our employees?',
      answer:
        'You must inform them. The Data Protection Act gives people the right to know what is collected and why. Your page to staff does that.',
    },
    {
      question: 'How much mobile data does it use?',
      answer:
        'We measure it on the eight trial machines. One machine downloads the updates at night for all the others.',
    },
    {
      question: 'Could an attacker use the program?',
      answer:
        'Attackers would like it. So our console is to need a hardware key, and each script a second engineer. You can block the program at your firewall in one step.',
    },
  ],
  related: [],
  ask: {
    heading: 'Try it on eight machines',
    body: 'The trial begins with a notice to your staff.',
  },
  sources: [dataProtection.dutyToNotify],
} satisfies Copy<'service'>;
