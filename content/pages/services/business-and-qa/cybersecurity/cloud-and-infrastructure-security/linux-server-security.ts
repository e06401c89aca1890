import { prices } from '@/content/prices/prices';
import type { Copy } from '@/content/schema/pages';
import { withCurrency } from '@/content/values/money';

const price =
  prices[
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security'
  ];

/** What five servers cost, the most that the time is for. */
const fiveServers = price.from.value + 4 * price.drivers[0].price.value;

export default {
  shape: 'examine',
  heading: 'Linux server security',
  summary: 'Keys, updates, firewall, logs and backups on Ubuntu, Debian and Red Hat.',
  description:
    'Linux server security in Kenya for web, database and application servers: SSH keys, updates, firewall, containers, logs kept elsewhere and tested backups.',
  lead: 'Docker can open a port that your firewall closes. We look at your Linux servers from outside, and close what should not answer.',
  updated: '2026-11-29',
  emblem: 'terminal',
  drawing: {
    caption: 'One Linux server after its audit: three doors are left',
    parts: [
      {
        type: 'scene',
        title: 'A server as a house with eleven doors',
        height: 240,
        shapes: [
          { look: 'line', outline: 'M0 196h320' },
          { look: 'body', outline: 'M10 40h300v156H10z' },
          { look: 'solid', outline: 'M4 28h312v12H4z' },
          {
            look: 'tint',
            outline:
              'M20 124h18v72h-18zM47 124h18v72h-18zM101 124h18v72h-18zM128 124h18v72h-18zM182 124h18v72h-18zM209 124h18v72h-18zM263 124h18v72h-18zM290 124h18v72h-18z',
          },
          {
            look: 'mark',
            outline:
              'M20 142h18m-18 18h18m-18 18h18M47 142h18m-18 18h18m-18 18h18M101 142h18m-18 18h18m-18 18h18M128 142h18m-18 18h18m-18 18h18M182 142h18m-18 18h18m-18 18h18M209 142h18m-18 18h18m-18 18h18M263 142h18m-18 18h18m-18 18h18M290 142h18m-18 18h18m-18 18h18',
          },
          { look: 'hot', outline: 'M74 124h18v72h-18zM155 124h18v72h-18zM236 124h18v72h-18z' },
          { look: 'mark', outline: 'M86 160h2M167 160h2M248 160h2' },
        ],
        words: [
          { text: 'web-1', at: [160, 76], on: 'object', size: 'large' },
          { text: 'SSH', at: [83, 114], on: 'object' },
          { text: 'HTTP', at: [164, 114], on: 'object' },
          { text: 'HTTPS', at: [245, 114], on: 'object' },
          { text: '8 of 11 doors bricked up', at: [160, 224], on: 'ground', size: 'large' },
        ],
      },
    ],
  },

  glance: {
    audience:
      'Organisations with web, database or app servers on Ubuntu, Debian, Red Hat or similar',
    time: {
      from: 1,
      to: 2,
      unit: 'weeks',
      note: `for one server, or for five (${withCurrency(fiveServers)})`,
    },
    price,
    start: 'A day of reading: versions, ports, accounts and keys',
    needs: 'Root and console access, two hours of downtime per server, someone to test',
  },
  finding: {
    heading: 'One of 14 findings, as you would read it',
    title: 'The database answers to the whole internet',
    severity: 'Critical',
    parts: [
      { term: 'Where', detail: 'web-1, port 5432, a container with PostgreSQL.' },
      {
        term: 'Test',
        detail:
          'A machine abroad connects. The server asks for a password, and allows any number of tries.',
      },
      {
        term: 'Cause',
        detail:
          'The firewall has the right rule. Docker publishes the ports of its containers before the rules of ufw apply.',
      },
      {
        term: 'Repair',
        detail: 'Publish the port on the local address only. It takes ten minutes and one restart.',
      },
      {
        term: 'After the repair',
        detail: 'The port does not answer from outside, and the shop reads and writes as before.',
      },
    ],
  },
  process: {
    heading: 'Every change is tried on a copy first',
    body: `Nothing changes on the first day. If there are traces of an attacker, the investigation comes first. Otherwise your application is started on a spare machine, from a restore, and a failed update stops nothing.

Named accounts with keys replace the shared password. Administration moves behind a VPN. Security fixes install at night, databases are updated by hand. Logs and backups go to another host, out of reach of whoever takes this one.`,
  },
  scope: {
    receive: [
      'A sheet for each server: its purpose, its owner, its ports and the steps of a restore',
      'The configuration as code in your repository, enough to rebuild a lost server',
    ],
    excluded: [
      'Programs that need an old language version. We isolate them and say so',
      'Shared hosting, where the system is not in your hands',
    ],
  },
  sections: [
    {
      type: 'statement',
      heading: 'If a change locks us out of a remote server',
      body: 'The rescue console of the host is tried before anybody touches the firewall. Each new rule undoes itself after five minutes unless we confirm it. Your administrators connect by VPN, which also works on mobile data when the office fibre is cut.',
    },
  ],
  questions: [
    {
      question: 'Our hosting company manages the server. What is left to do?',
      answer:
        'Ask for three answers in writing: the date of the last kernel update, the names of those with root rights, and the day of the last restore.',
    },
    {
      question: 'We still have CentOS 7. Can you secure it?',
      answer:
        'Only for a while: the project has published no updates since 30 June 2024. We restrict access and move the application to a supported release.',
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
  related: [],
  ask: {
    heading: 'Send us your Linux versions',
    body: 'Run “lsb_release -a” on each server. Old releases take more work, and we say how much.',
  },
} satisfies Copy<'service'>;
