import type { Copy } from '@/content/schema';

export default {
  heading: 'Linux server security',
  summary: 'Keys, patches, firewall, logs and backups on Ubuntu, Debian and Red Hat.',
  description:
    'Linux server hardening in Kenya for web, database and application servers: SSH keys, patching, firewall, containers, off-server logs and tested backups.',
  lead: 'Bring your Linux servers up to date and close them to intruders without losing what they do. Before anything changes, each one is restored to a spare machine as proof of the way back.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Organisations with web, database or application servers on Ubuntu, Debian, Red Hat or a relative',
    time: '1 to 2 weeks for up to five servers on a supported release',
    price: {
      measure: 'fixed price',
      note: 'Moving off a dead release is a migration, priced for each application',
      from: 'not yet',
    },
    start: 'A day of reading: versions, ports, accounts and keys, with nothing touched',
    needs:
      'Root and console access, two hours of downtime for each server and a tester of the application',
  },
  situation: {
    heading: 'Servers that were set up once and left running',
    body: `This work is for servers that do one thing well and have been left alone since a developer set them up: a school portal on a rented machine in Europe, the database behind a SACCO’s mobile app, a mail relay in the cupboard, an Odoo or a Moodle installed by an agency. If yours has run for 900 days without a restart, its kernel is at least that old.

Such machines have much in common. Root signs in with a password. The key of every developer who ever helped is still accepted. Updates stopped when one of them once broke a PHP extension, and the database listens to the whole world because a reporting tool needed it for an afternoon.

Automatic programs try each public address with lists of passwords all day. When one fits, the machine begins to send spam or mine coins, and the first you hear of it is a letter of complaint from the hosting company, or the switch-off.`,
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
        body: 'A restore to a scratch machine, including the database. We change the original only after the application has run there once.',
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
      'A person who can tell whether the application behaves correctly after each step',
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
            'Password sign-in off, root sign-in off, old algorithms off. Moving the port thins out the log but protects nothing.',
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
            'Logs with the wrong time prove nothing, and a full log partition stops a service as surely as an intruder would, so we set an alarm on both.',
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
      body: `A rented machine far away has no keyboard you can walk to. Before the firewall changes, we test the rescue console of the provider, note its password in your vault and set a timer that undoes the new rules unless they are confirmed. A typing error then costs five minutes instead of a day.

Administrators in Kenya often work over mobile data with changing addresses. A rule that admits one office address locks them out when the fibre is down, at the very moment they are needed. Access by VPN with a key on each laptop holds on any network.`,
    },
  ],
  questions: [
    {
      question: 'Is Linux not safe without all this?',
      answer:
        'It has good locks, and the set-up determines whether they are turned. The break-ins we guard against use weak passwords, outdated web applications and open databases, and those work on any system.',
    },
    {
      question: 'Can updates be automatic on a live database?',
      answer:
        'Security fixes of the system, yes. The database itself we update by hand in a window, after the same step on the copy. A new main version is a project with tests of its own.',
    },
    {
      question: 'Our hosting company says it manages the server. What is left?',
      answer:
        'Ask it for three things in writing: the date of the last kernel update, the list of accounts with sudo, and the last restore test. Whatever it can’t answer is still to be done.',
    },
    {
      question: 'Do Linux servers need antivirus?',
      answer:
        'A file server or mail gateway does, to protect the Windows machines behind it. On a web server a check of changed files and unusual processes finds more.',
    },
    {
      question: 'You found an intruder. Can the machine be cleaned?',
      answer:
        'We rebuild from a known source, bring only the data across and keep the old disk as evidence. Once an intruder has had root, an inspection can never show that nothing remains.',
    },
  ],
  sources: [
    {
      fact: 'CentOS Linux 7 reached its end of life on 30 June 2024.',
      reference: 'The CentOS Project, End dates are coming for CentOS Stream 8 and CentOS Linux 7',
      url: 'https://blog.centos.org/2023/04/end-dates-are-coming-for-centos-stream-8-and-centos-linux-7/',
      checked: '2026-11-22',
    },
    {
      fact: 'Published container ports are diverted before the rules of ufw apply.',
      reference: 'Docker, Packet filtering and firewalls: Docker and ufw',
      url: 'https://docs.docker.com/engine/network/packet-filtering-firewalls/#docker-and-ufw',
      checked: '2026-11-22',
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security',
    '/services/support-and-management/managed-it/system-administration',
    '/services/support-and-management/devops-services',
    '/solutions/cloud-services/cloud-hosting',
  ],
} satisfies Copy<'service'>;
