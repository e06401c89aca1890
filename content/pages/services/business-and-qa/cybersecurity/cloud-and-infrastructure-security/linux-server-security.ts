import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Linux server security in Kenya',
  summary: 'Keys, updates, firewall, logs and backups on Ubuntu, Debian and Red Hat.',
  description:
    'Linux server security in Kenya for web, database and application servers: SSH keys, updates, firewall, containers, logs kept elsewhere and tested backups.',
  lead: 'We update your Linux servers and close them to attackers. Your applications still work afterwards. Before any change, we restore each server to a spare machine to prove we can go back.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the audit of one Linux server.',
    parts: [
      {
        type: 'window',
        title: 'web-1',
        state: 'Debian, 14 findings',
        blocks: [
          {
            type: 'table',
            columns: ['Check', 'Before', 'After'],
            rows: [
              { cells: ['Root by SSH', 'yes', 'no'], mark: 'done' },
              { cells: ['Open ports', '11', '3'], mark: 'done' },
              { cells: ['Pending updates', '86', '0'], mark: 'done' },
              { cells: ['Old accounts', '4', '0'], mark: 'done' },
            ],
          },
        ],
      },
      {
        type: 'receipt',
        title: 'Restore',
        state: 'spare machine',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Copy', value: '03:10', mark: 'done' },
              { text: 'Starts', value: 'yes', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Organisations with web, database or app servers on Ubuntu, Debian, Red Hat or similar',
    time: { from: 1, to: 2, unit: 'weeks', note: 'for up to five servers on a supported release' },
    price:
      prices[
        '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security'
      ],
    start: 'A day of reading: versions, ports, accounts and keys',
    needs: 'Root and console access, two hours of downtime per server, someone to test',
  },
  situation: {
    heading: 'Warning signs',
    body: 'Root signs in with a password. Old developers’ keys still work. Updates stopped after one broke something. The database accepts connections from anywhere. Automatic programs try such servers all day.',
  },
  process: {
    heading: 'One server at a time',
    steps: [
      {
        title: 'Take stock',
        body: 'Versions, open ports, accounts, keys, scheduled jobs, containers. If we find traces of an attacker, investigation comes first.',
        time: { from: 1, unit: 'days', note: 'for three servers' },
      },
      {
        title: 'Prove the way back',
        body: 'We restore the server and its database to a spare machine and run the application there.',
        time: { from: 1, to: 2, unit: 'days' },
      },
      {
        title: 'Close access',
        body: 'Named accounts with keys, no password sign-in, administration through a VPN.',
        time: { from: 1, unit: 'days' },
      },
      {
        title: 'Update',
        body: 'On the copy first. After that, security updates install automatically at night.',
        time: { from: 1, to: 5, unit: 'days' },
      },
      {
        title: 'Separate services',
        body: 'Firewall closed by default, databases on local addresses, each service under its own user.',
        time: { from: 1, to: 3, unit: 'days' },
      },
      {
        title: 'Move logs and backups elsewhere',
        body: 'Logs leave within seconds. Another host collects the backups, so an attacker on this server cannot delete them.',
        time: { from: 1, unit: 'days' },
      },
    ],
    busy: ['us', 'us', 'us', 'us', 'us', 'us'],
  },
  scope: {
    receive: [
      'A sheet for each server: purpose, owner, ports, accounts, updates, restore steps',
      'The configuration as code in your repository, to rebuild a lost server',
      'A benchmark report before and after',
      'An hour to show your developers the new access',
    ],
    needed: [
      'Root or sudo, and console access at the hosting company',
      'Someone who can tell that the application works after each step',
      'Two hours of downtime for each server',
    ],
    excluded: [
      'Rewriting applications that need old language versions. We isolate and report them',
      'Shared hosting, where you do not control the system',
      'Round-the-clock [monitoring](/services/support-and-management/managed-it/remote-monitoring-and-management)',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What we check first',
      rows: [
        {
          term: 'Container ports',
          detail:
            'Docker publishes ports even where ufw seems to block them, so we bind them to the local address.',
        },
        { term: 'Control panels', detail: 'phpMyAdmin and similar tools go behind the VPN.' },
        {
          term: 'Release',
          detail:
            'CentOS Linux 7 has had no project updates since 30 June 2024. We move such servers and restrict access until we do.',
        },
        {
          term: 'Clock and disk',
          detail:
            'Wrong times make logs useless and full disks stop services, so both have an alarm.',
        },
        { term: 'Uploads', detail: 'The web server may store uploaded files but never run them.' },
      ],
    },
    {
      type: 'statement',
      heading: 'If your server is abroad',
      body: 'We test the provider’s rescue console before we change the firewall. Unconfirmed new rules are undone automatically, so a typing error costs five minutes. Administrators connect by VPN with a key on each laptop, which also works on mobile data when the office fibre is down.',
    },
  ],
  questions: [
    {
      question: 'Is Linux not safe already?',
      answer:
        'It can be, if set up well. The usual break-ins use weak passwords, outdated web applications and open databases, which affect any system.',
    },
    {
      question: 'Can a live database update automatically?',
      answer:
        'The system installs security fixes automatically. We update the database by hand in a planned hour, after updating the copy.',
    },
    {
      question: 'Our hosting company manages the server. What is left?',
      answer:
        'Ask for three things in writing: the date of the last kernel update, who has sudo, and the last restore test.',
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
    '/solutions/cloud-services/cloud-hosting',
  ],
} satisfies Copy<'service'>;
