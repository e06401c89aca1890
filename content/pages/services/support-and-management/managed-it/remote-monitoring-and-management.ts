import { dataProtection } from '@/content/data-protection-sources';
import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Remote monitoring and management (RMM)',
  summary: 'Small agents that report the health of machines and let us repair remotely.',
  description:
    'Remote monitoring and management in Kenya for computers, servers and tills: what the agent sees, how much data it uses, which alerts we act on, what staff are told.',
  lead: 'Find failing disks and offline tills before staff notice. A small program on each machine reports to our engineers, who make most repairs without a visit.',
  updated: '2026-11-24',
  drawing: {
    caption: 'all machines of a firm, and the three that need somebody.',
    parts: [
      {
        type: 'window',
        title: '43 machines',
        state: '08:00',
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
          { type: 'rows', items: [{ text: 'C4, till at Bamburi, off since 07:10', mark: 'late' }] },
        ],
      },
      {
        type: 'phone',
        title: 'Desk',
        blocks: [
          {
            type: 'messages',
            items: [
              { from: 'us', by: '07:14', text: 'Till is off. Is there power?' },
              { from: 'them', by: '07:15', text: 'Tripped. On again.' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with more than 15 machines, or machines in several towns',
    time: {
      from: 2,
      to: 3,
      unit: 'weeks',
      note: 'until every machine reports, then a month of tuning',
    },
    price: prices['/services/support-and-management/managed-it/remote-monitoring-and-management'],
    start: 'A notice to your staff, then ten machines as a trial',
    needs: 'Permission to install, and a list of machines that must never restart automatically',
  },
  process: {
    heading: 'Ten machines first, then the rest',
    steps: [
      {
        title: 'Tell your staff',
        body: 'A one-page notice says what the agent sees and what it does not. We write the draft, and you send it.',
        time: { from: 1, unit: 'weeks', note: 'ahead' },
      },
      {
        title: 'Try ten machines',
        body: 'Including an old laptop, a till and the busiest server. We measure the effect on speed and data.',
        time: { from: 3, unit: 'days' },
      },
      {
        title: 'Install the rest',
        body: 'Over the network, or by a link sent to the user. Routers, UPSs and printers report through a nearby machine.',
        time: { from: 1, to: 2, unit: 'weeks' },
      },
      {
        title: 'Reduce the alerts',
        body: 'We change or drop every alert that led to no action, until fewer than three a day need an engineer.',
        time: { from: 4, unit: 'weeks' },
      },
      {
        title: 'Automate repairs',
        body: 'Clearing disks, restarting print queues, starting services after a power cut. You can switch off any script.',
        time: 'Ongoing',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A live list of machines: model, age, user, last seen, missing updates',
      'Alerts handled by an engineer, with a note of what was done',
      'Updates installed in stages, so that a bad one stops early',
      'Remote access for our engineers, with every session in a log you can read',
      'A read-only sign-in for your IT lead or office manager',
    ],
    needed: [
      'Permission to install, and the administrator password once',
      'A list of machines that must not restart',
      'A message when a computer is sold or lost',
    ],
    excluded: [
      'Reports on how long staff worked or which sites they visited',
      'Machines switched off for more than 60 days',
      'Users’ questions, unless you also have the [support desk](/services/support-and-management/managed-it/technical-support)',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What we do about an alert',
      rows: [
        {
          term: 'Disk errors',
          detail: 'We check the backup and order a replacement with your approval.',
        },
        {
          term: 'Disk almost full',
          detail:
            'A script clears safe files. If it fills again in a week, an engineer finds the cause.',
        },
        {
          term: 'Till or server silent for ten minutes',
          detail: 'We call the branch, at night too if you asked for it.',
        },
        {
          term: 'Protection software off',
          detail:
            'We switch it on again. If this happens twice in a month, we tell the user’s manager.',
        },
        { term: 'On battery', detail: 'Servers shut down in order at the limit you agreed.' },
      ],
    },
    {
      type: 'comparison',
      heading: 'What the agent sees',
      rowHeading: 'Item',
      columns: ['Seen', 'Not seen'],
      rows: [
        { label: 'Programs', cells: ['Names and versions', 'What is typed into them'] },
        { label: 'Files', cells: ['Space used by folder', 'Contents'] },
        { label: 'Internet', cells: ['Total traffic, line quality', 'Sites and messages'] },
        { label: 'Screen', cells: ['Only when the user agrees', 'Anything else'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Must we ask our employees?',
      answer:
        'You must inform them: the Data Protection Act gives people the right to know what is collected about them and why. Consent is not always needed. The notice in step one informs them.',
    },
    {
      question: 'How much mobile data does it use?',
      answer:
        'Health reports use a few megabytes a day. Updates use hundreds of megabytes a month, so one machine downloads them for the rest, at night or at the head office.',
    },
    {
      question: 'Could an attacker use the agent?',
      answer:
        'It is a target, so our console needs a hardware key and each script needs approval from a second engineer. You can block the agent at your firewall in one step.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/technical-support',
    '/services/support-and-management/managed-it/network-management',
    '/services/support-and-management/managed-it/security-management',
  ],
  sources: [dataProtection.dutyToNotify],
} satisfies Copy<'service'>;
