import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Windows and Linux server administration',
  summary: 'Windows and Linux servers, accounts, updates and certificates, with a runbook.',
  description:
    'Outsourced Windows and Linux server administration in Kenya: accounts, update nights, certificates, databases, logs and a runbook your next engineer can use.',
  lead: 'Our engineers look after your Windows and Linux servers, following a calendar and a written runbook. Every change is recorded, so another administrator can take over at any time.',
  updated: '2026-11-24',
  drawing: {
    caption: 'a page of the runbook, and the change that followed it.',
    parts: [
      {
        type: 'paper',
        title: 'Runbook 12',
        state: 'renew certificate',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: '1  Take a snapshot' },
              { text: '2  Renew on the spare', mark: 'done' },
              { text: '3  Switch, test from outside', mark: 'done' },
              { text: '4  Write the change down' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Change 90',
        state: '22:05',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Took', value: '11 min' },
              { text: 'Undo', value: 'ready', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience: 'Organisations with up to about 30 servers, on premises or rented',
    time: { from: 6, to: 10, unit: 'weeks', note: 'for 5 to 15 servers' },
    price: prices['/services/support-and-management/managed-it/system-administration'],
    start: 'A week of interviews and a list of services, accounts and open ports',
    needs: 'Administrator access in our engineers’ own names, and agreed hours for updates',
  },
  situation: {
    heading: 'When it helps most',
    body: 'When only one person knows how your servers start, when updates stopped because one went wrong, or when every program signs in as administrator. Ten servers in good order need a few days a month, not a full-time post.',
  },
  process: {
    heading: 'Learn, write down, then change',
    intro: 'For three weeks we change only what is urgent.',
    steps: [
      {
        title: 'Interview and list',
        body: 'We talk to whoever knows the history, then list services, tasks, accounts and connections.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Write the runbook',
        body: '2 to 4 pages a server: its purpose, how to start and stop it, how to see that it is healthy, where its backup is.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Rehearse a restart',
        body: 'First on a copy, then on the real server at night, following the page. We correct the page where it was wrong.',
        time: { from: 1, unit: 'nights', note: 'for each group' },
      },
      {
        title: 'Separate the rights',
        body: 'Programs and people get only the permissions they use, our engineers included.',
        time: { from: 2, to: 4, unit: 'weeks' },
      },
      {
        title: 'Follow the calendar',
        body: 'Every task has a date, an engineer and a deputy.',
        time: 'Monthly',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A runbook you can edit and can read when systems are down',
      'A change log: what, when, why, who approved it and how to undo it',
      'Updated servers, with a list of exceptions and the date each ends',
      'A review of accounts and permissions twice a year',
    ],
    needed: [
      'Administrator access through accounts in our engineers’ names',
      'Agreed hours for updates, and someone who tests the main program afterwards',
      'Support contacts for your business software',
    ],
    excluded: [
      'Development inside your applications',
      'Tuning another company’s database without its consent',
      'Help for individual users, which is [technical support](/services/support-and-management/managed-it/technical-support)',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'An example month',
      intro: 'You choose dates that avoid payroll, stock-taking and month-end.',
      rows: [
        { term: 'Every Monday', detail: 'Failed jobs, full disks, unusual sign-ins.' },
        {
          term: 'Second Wednesday',
          detail: 'Updates on a test machine or the least important server.',
        },
        {
          term: 'Third Saturday, 21:00',
          detail: 'Updates on the rest, with a snapshot before and a checklist after.',
        },
        { term: 'The 25th', detail: 'Certificates, licences and domains that end within 60 days.' },
        {
          term: 'Last Friday',
          detail: 'One page to you: changes, capacity and at most two questions.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Employ, outsource or share?',
      rowHeading: 'Consider',
      columns: ['Your own administrator', 'Us alone', 'Both'],
      rows: [
        { label: 'Knows your business', cells: ['Best', 'Learns it', 'Best'] },
        {
          label: 'Cover during leave',
          cells: ['None, unless you have two', 'Included', 'Included'],
        },
        {
          label: 'Sensible from',
          cells: ['About 30 servers', '1 to 30 servers', 'Where downtime costs most'],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Which systems do you know?',
      answer:
        'Windows Server and Active Directory, the common Linux distributions, virtual hosts, and SQL Server, MySQL, MariaDB and PostgreSQL. Ask first if you run something rarer.',
    },
    {
      question: 'Can you work on a server with no internet access?',
      answer:
        'Yes, on site or through a gateway that records each session. It takes longer, and the price shows that.',
    },
    {
      question: 'What if an update breaks our main program?',
      answer:
        'We return to the snapshot the same night and hold that update back until the software supplier has a fix.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/services/support-and-management/devops-services',
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
  ],
  twin: {
    path: '/services/support-and-management/managed-it/infrastructure-management',
    difference:
      'This page covers the software on your servers: operating systems, accounts, updates, certificates and logs. Infrastructure management covers the room and the hardware: power, cooling, warranties and spares.',
  },
} satisfies Copy<'service'>;
