import type { Copy } from '@/content/schema';

export default {
  heading: 'System administration',
  summary: 'Windows and Linux servers, accounts, patches and certificates, with a runbook.',
  description:
    'Outsourced administration of Windows and Linux servers: accounts, patch nights, certificates, databases, logs and a runbook your next engineer can use.',
  lead: 'Hand the care of your Windows and Linux servers to engineers who work by a calendar and a written runbook. Every change is recorded, so that a later administrator can take over from the notes.',
  updated: '2026-11-22',
  glance: {
    audience: 'Organisations with up to about thirty servers on premises, hosted or rented',
    time: '6–10 weeks until the calendar is in force for 5–15 servers',
    price: {
      measure: 'per server',
      note: 'Windows and Linux alike; the runbook is written at a fixed price',
      from: 'not yet',
    },
    start: 'A week of interviews and a list of services, accounts and open ports',
    needs: 'Administrator access in our engineers’ own names, and a patch window',
  },
  situation: {
    heading: 'From one person’s memory to a runbook',
    body: `You get a short runbook for each server, tested by restarting the server with the page in hand. From then on patches, certificates and permissions follow a calendar, and each entry has an engineer and a deputy.

The service is for organisations that run a directory, a database, a file server, an application server or a mail gateway, whether on premises, in a data centre or on rented virtual machines. Few of them need an administrator full time: ten servers in good order take a few days a month.

It makes most difference where a server has become untouchable. Updates stopped three years ago after one went badly, every application signs in as administrator because that made an error message go away, and the only person who knew the start order of the services has moved to Nairobi.`,
  },
  process: {
    heading: 'Learn it, write it down, then change it',
    intro: 'In the first three weeks we read and ask, and change only what is urgent.',
    steps: [
      {
        title: 'Interview and explore',
        body: 'With whoever knows the history, recorded if they agree. Then we list services, scheduled tasks, accounts, open ports and what talks to what.',
        duration: '1 week',
      },
      {
        title: 'Write the runbook',
        body: 'Two to four pages for each server: what it is for, how to start and stop it, how to tell that it is healthy, where its backup is and whom to tell.',
        duration: '2 weeks',
      },
      {
        title: 'Rehearse a restart',
        body: 'On a copy first. Then the real one, at night, following the page word for word. The page is corrected where it was wrong.',
        duration: '1 night for each group',
      },
      {
        title: 'Separate the rights',
        body: 'Services get accounts of their own with only the permissions they use. Daily work and administrator work are separated for people as well, ours included.',
        duration: '2–4 weeks',
      },
      {
        title: 'Settle into a calendar',
        body: 'Patch night, certificate check, permission review, capacity note. Each entry has an engineer and a deputy.',
        duration: 'Monthly',
      },
    ],
    busy: ['both', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A runbook in a format you can edit, stored where you can read it with our systems down',
      'A change log: what, when, why, who approved, how to undo',
      'Patched servers, with a list of exceptions and the date on which each ends',
      'Accounts and permissions reviewed with the heads of department twice a year',
      'Certificates and domain names renewed ahead of time',
    ],
    needed: [
      'Administrator access through accounts in our engineers’ own names',
      'A patch window you can live with, and a person who tests the main application afterwards',
      'The support contacts of the makers of your business software',
    ],
    excluded: [
      'Development inside your applications',
      'Tuning of queries in third-party databases without the maker’s consent',
      'Help for individual users, which is [technical support](/services/support-and-management/managed-it/technical-support)',
    ],
  },
  duration:
    'Six to ten weeks until the calendar is in force for five to fifteen servers. Undocumented custom software is the part that stretches it.',
  sections: [
    {
      type: 'specification',
      heading: 'A month on the calendar',
      intro:
        'Dates are examples. You choose yours so that they miss payroll, stock-taking and month-end.',
      rows: [
        {
          term: 'Second Wednesday',
          detail:
            'Updates go to a test machine, or to the least important server where there is no test machine.',
        },
        {
          term: 'Third Saturday, 21:00',
          detail:
            'Updates go to the rest, with a snapshot before and a checklist after. The last moment for undoing is one hour before opening.',
        },
        {
          term: 'Every Monday',
          detail:
            'Failed jobs, full disks, unusual sign-ins and the state of replication are read and noted.',
        },
        {
          term: 'The 25th',
          detail: 'Certificates, licences and domain names that end within sixty days.',
        },
        {
          term: 'Last Friday',
          detail:
            'Change log and capacity note to you. One page, with at most two questions for you to settle.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Employ, outsource or share',
      rowHeading: 'Consider',
      columns: ['Your own administrator', 'Us alone', 'Both'],
      rows: [
        { label: 'Knows your business', cells: ['Best', 'Learns it', 'Best'] },
        {
          label: 'Cover during leave',
          cells: ['None, unless you have two', 'Built in', 'Built in'],
        },
        { label: 'Range of skills', cells: ['One person’s', 'A team’s', 'A team’s'] },
        {
          label: 'Sensible from',
          cells: ['About thirty servers', 'One to thirty', 'Where uptime is your product'],
        },
      ],
    },
    {
      type: 'statement',
      heading: 'When a patch must not wait',
      body: `Now and then a flaw is being attacked while you read about it. For those we do not wait for the third Saturday. We phone the person on your list, propose an hour the same day, and say what breaks if you decline. The answer goes into the log with a name.

Hardening beyond patches, such as closing services and tightening remote access, is described for [Linux](/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security) and [Windows](/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security) separately.`,
    },
  ],
  questions: [
    {
      question: 'Which systems do your engineers know?',
      answer:
        'Windows Server and its directory, the common Linux distributions, virtual hosts, and the databases that come with business software: SQL Server, MySQL, MariaDB and PostgreSQL. Ask before signing if you run something rarer.',
    },
    {
      question: 'Can you work on a server with no internet access?',
      answer:
        'Yes, on site or through a guarded gateway that records sessions. Updates are then carried in, after a check. Each round takes longer, which shows in its price.',
    },
    {
      question: 'What if an update breaks our main program?',
      answer:
        'We return to the snapshot within the window and hold that update back as an exception with an end date. The maker gets the error report from us.',
    },
    {
      question: 'Who owns the runbook?',
      answer:
        'You do, from the first draft, and it is part of the handover if you change provider or hire your own person.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/infrastructure-management',
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/services/support-and-management/devops-services',
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
  ],
  twin: {
    path: '/services/support-and-management/managed-it/infrastructure-management',
    difference:
      'This page is about what runs on the servers: operating systems, accounts, patches, certificates and logs. Infrastructure management looks after the room and the hardware: power, cooling, age, warranties and spares.',
  },
} satisfies Copy<'service'>;
