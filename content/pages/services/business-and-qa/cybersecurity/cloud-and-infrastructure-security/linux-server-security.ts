import type { Copy } from '@/content/schema';

export default {
  heading: 'Linux server security',
  summary: 'Keys, patches, firewall, logs and backups on Ubuntu, Debian and Red Hat.',
  description:
    'Linux server hardening in Kenya for web, database and application servers: SSH keys, patching, firewall, containers, off-server logs and tested backups.',
  lead: 'Your Linux servers have run for 900 days without a restart. That is not a record to be proud of: it means the kernel is as old as that. We bring them up to date without losing what they do.',
  updated: '2026-09-15',
  situation: {
    heading: 'Quiet machines that nobody logs in to',
    body: `They were set up by a developer, do one thing well and ask for nothing. A school portal on a rented machine in Europe. The database behind a SACCO’s mobile app. A mail relay in the cupboard. An Odoo or a Moodle which an agency installed and left.

Look closer and the pattern repeats. Root signs in with a password. The key of every developer who ever helped is still accepted. Updates stopped when one of them once broke a PHP extension. The database listens to the whole world because a reporting tool needed it for an afternoon.

Automatic programmes try each public address with lists of passwords all day. When one fits, the machine begins to send spam or mine coins, and your first notice is a letter of complaint from the hosting company, or its switch-off.`,
  },
  process: {
    heading: 'Reading, then changing, one machine at a time',
    steps: [
      {
        title: 'Take stock without touching',
        body: 'Versions, listening ports, accounts, keys, scheduled jobs, running containers, what starts at boot, who logged in from where. If there are traces of an intruder, hardening stops and investigation begins.',
        duration: '1 day for three servers',
      },
      {
        title: 'Prove the way back',
        body: 'A restore to a scratch machine, including the database. No change is made before the application has run there once.',
        duration: '1–2 days',
      },
      {
        title: 'Close access',
        body: 'Named accounts, keys or certificates with a passphrase, sudo for set tasks, no password sign-in, administration only through a VPN or a jump host. A second session stays open until the new way is shown to work.',
        duration: '1 day',
      },
      {
        title: 'Catch up with updates',
        body: 'In steps, on the copy first. Security updates then install by themselves at night, and restarts get a window you know of.',
        duration: '1–5 days',
      },
      {
        title: 'Fence in the services',
        body: 'Firewall closed by default, databases on local addresses, SELinux or AppArmor on, each service under its own user, secrets out of world-readable files.',
        duration: '1–3 days',
      },
      {
        title: 'Send logs and copies away',
        body: 'Sign-ins, sudo and service logs leave the machine within seconds. Backups are pulled by another host, so that root here cannot erase them.',
        duration: '1 day',
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A sheet per server: purpose, owner, ports, accounts, update policy, restore steps',
      'The configuration as code, in a repository of yours, so that a lost machine can be rebuilt',
      'A benchmark report before and after',
      'An hour with your developers on how to work with the new access',
    ],
    needed: [
      'Root or sudo and console access at the hosting company, in case the network way is lost',
      'Somebody who can say whether the application behaves correctly after each step',
      'A maintenance window of two hours for each server',
    ],
    excluded: [
      'Rewriting applications that need an outdated language version; we isolate and report them',
      'Shared hosting, where you have no say over the system',
      'Round-the-clock watching, which is [remote monitoring](/services/support-and-management/managed-it/remote-monitoring-and-management)',
    ],
  },
  duration:
    'One to two weeks for up to five servers with a supported release. Moving off a dead release counts as a migration of three to ten days for each application.',
  sections: [
    {
      type: 'specification',
      heading: 'Settings we look at first, and why',
      rows: [
        {
          term: 'SSH',
          detail:
            'Password sign-in off, root sign-in off, old algorithms off. Moving the port only thins out the log and is no protection.',
        },
        {
          term: 'Container ports',
          detail:
            'A port that Docker publishes is reachable even where ufw appears to block it. We bind it to the local address or filter it in the right chain.',
        },
        {
          term: 'Control panels',
          detail:
            'Panels, phpMyAdmin and database consoles on the open internet go behind the VPN.',
        },
        {
          term: 'Release',
          detail:
            'CentOS Linux 7 has had no updates from its project since 30 June 2024. Machines on it are moved, and meanwhile shut off from everything they don’t need.',
        },
        {
          term: 'Clock and disk',
          detail:
            'Logs with the wrong time prove nothing, and a full log partition stops a service as surely as an intruder would. Both are given an alarm.',
        },
        {
          term: 'Web files',
          detail:
            'The web server may read the code and write to the upload folder, never execute what is uploaded.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'When the server is in Europe and your users are in Voi',
      body: `A rented machine far away has no keyboard you can walk to. Before the firewall changes, we test the rescue console of the provider, note its password in your vault and set a timer that undoes the new rules unless somebody confirms them. A typing error then costs five minutes and not a day.

Administrators in Kenya often work over mobile data with changing addresses. A rule that admits one office address locks them out when the fibre is down, at the very moment they are needed. Access by VPN with a key on each laptop holds on any network.`,
    },
  ],
  questions: [
    {
      question: 'Is Linux not safe without all this?',
      answer:
        'It has good locks. Whether they are turned is a matter of set-up. The break-ins we guard against use weak passwords, outdated web applications and open databases, and those work on any system.',
    },
    {
      question: 'Can updates be automatic on a live database?',
      answer:
        'Security fixes of the system, yes. The database itself we update by hand in a window, after the same step on the copy. A new main version is a project with tests of its own.',
    },
    {
      question: 'Our hosting company says it manages the server. What is left?',
      answer:
        'Ask it for three things in writing: the date of the last kernel update, the list of accounts with sudo, and the last restore test. What it cannot answer is left.',
    },
    {
      question: 'Do Linux servers need antivirus?',
      answer:
        'A file server or mail gateway does, to protect the Windows machines behind it. On a web server a check of changed files and unusual processes finds more.',
    },
    {
      question: 'You found an intruder. Can the machine be cleaned?',
      answer:
        'We rebuild from a known source and bring only data across. After someone had root, no inspection can show that nothing remains. The old disk is kept as evidence.',
    },
  ],
  sources: [
    {
      fact: 'CentOS Linux 7 reached its end of life on 30 June 2024.',
      reference: 'Red Hat, CentOS Linux end of life',
      url: 'https://www.redhat.com/en/topics/linux/centos-linux-eol',
      checked: 'not yet',
    },
    {
      fact: 'Published container ports are diverted before the rules of ufw apply.',
      reference: 'Docker, Packet filtering and firewalls: Docker and ufw',
      url: 'https://docs.docker.com/engine/network/packet-filtering-firewalls/',
      checked: 'not yet',
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security',
    '/services/support-and-management/managed-it/system-administration',
    '/services/support-and-management/devops-services',
    '/solutions/cloud-services/cloud-hosting',
  ],
} satisfies Copy<'service'>;
