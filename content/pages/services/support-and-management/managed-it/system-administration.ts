import type { Copy } from '@/content/schema';

export default {
  heading: 'System administration',
  summary: 'Windows and Linux servers, accounts, patches and certificates, with a runbook.',
  description:
    'Outsourced administration of Windows and Linux servers: accounts, patch nights, certificates, databases, logs and a runbook your next engineer can use.',
  lead: 'Put the care of your servers on paper and on a calendar. We administer them by a written runbook, record each change, and leave behind a system that a stranger could take over.',
  updated: '2026-10-13',
  situation: {
    heading: '"Do not restart it, we are not sure it comes back"',
    body: `Some servers are treated like an elderly relative. Nobody updates them, because an update went badly three years ago. The only person who knows the start order of the services has moved to Nairobi. Every application signs in as administrator, since that made an error message go away.

Such a machine can run for years. The day it stops, the lack of notes costs more than the fault.

You need an administrator if you run a directory, a database, a file server, an application server or a mail gateway, and keep them on premises, in a data centre or on rented virtual machines. You may not need one full time. Ten servers in good order take a few days a month.`,
  },
  process: {
    heading: 'Learn it, write it down, then touch it',
    intro: 'For the first three weeks we read and change nothing that is not on fire.',
    steps: [
      {
        title: 'Interview and explore',
        body: 'With whoever knows the history, recorded if they agree. Then we list services, scheduled tasks, accounts, open ports and what talks to what.',
        duration: '1 week',
      },
      {
        title: 'Write the runbook',
        body: 'For each server: what it is for, how to start and stop it, how to know it is well, where its backup is, whom to tell. Two to four pages.',
        duration: '2 weeks',
      },
      {
        title: 'Rehearse a restart',
        body: 'On a copy first. Then the real one, at night, following the page word for word. The page is corrected where it was wrong.',
        duration: '1 night for each group',
      },
      {
        title: 'Take the rights apart',
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
            'Updates go to the rest, with a snapshot before and a checklist after. The undo point is one hour before opening.',
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
            'Change log and capacity note to you. One page, with two requests for decisions at most.',
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
        'Yes, on site or through a guarded gateway that records sessions. Updates are then carried in, after a check. Each round takes longer and is priced so.',
    },
    {
      question: 'What if an update breaks our main program?',
      answer:
        'We return to the snapshot within the window and hold that update back. The maker gets the error report from us. The exception has an end date.',
    },
    {
      question: 'Who owns the runbook?',
      answer:
        'You do, from the first draft. It is part of the handover if you change provider or hire your own person.',
    },
  ],
  related: [
    '/services/support-and-management/managed-it/infrastructure-management',
    '/services/support-and-management/managed-it/data-backup-recovery',
    '/services/support-and-management/devops-services',
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security',
  ],
} satisfies Copy<'service'>;
