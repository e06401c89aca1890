import type { Copy } from '@/content/schema/pages';

export default {
  shape: 'compare',
  heading: 'Cloud and infrastructure security: servers, networks',
  summary: 'Servers, virtual hosts, networks and cloud accounts set to a written standard.',
  description:
    'Server, cloud and network security in Kenya: Linux and Windows servers, virtual hosts, firewalls and cloud accounts checked against a published benchmark.',
  lead: 'Your servers, virtual hosts, firewalls and cloud accounts meet a published benchmark. Each exception has a reason in writing.',
  updated: '2026-11-29',
  emblem: 'tower',
  drawing: {
    caption: 'One server against the benchmark',
    parts: [
      {
        type: 'window',
        title: 'Server FS-1',
        state: 'benchmark, level 1',
        blocks: [
          {
            type: 'bars',
            items: [
              { label: 'Before', value: 118, text: '118 of 212' },
              { label: 'After', value: 203, text: '203 of 212' },
            ],
          },
        ],
      },
      {
        type: 'paper',
        title: 'Exceptions',
        state: '9 lines',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Old scanner needs SMB 1', value: 'until March', mark: 'open' },
              { text: 'Reason and owner', value: 'written', mark: 'done' },
            ],
          },
        ],
      },
    ],
  },
  mainOffer:
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
  choice: {
    heading: 'Linux or Windows?',
    intro: 'Start with the server that holds money, personal files or everyone’s passwords.',
    options: [
      {
        path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
        when: 'Websites, databases or apps run on Ubuntu, Debian, Red Hat or similar',
        outcome: 'People sign in with keys, updates are regular, and logs are kept elsewhere',
      },
      {
        path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security',
        when: 'Staff sign in to a Windows domain, with accounts, files or ERP on Windows Server',
        outcome: 'Few administrators, no open remote desktop, and a domain that you can restore',
      },
    ],
  },
  sections: [
    {
      type: 'comparison',
      heading: 'Who secures what',
      rowHeading: 'Layer',
      columns: ['Own server room', 'Rented virtual machine', 'Software as a service'],
      rows: [
        { label: 'Building and virtual host', cells: ['You', 'Provider', 'Provider'] },
        { label: 'Operating system, updates', cells: ['You', 'You', 'Provider'] },
        { label: 'Accounts and rights', cells: ['You', 'You', 'You'] },
        { label: 'Copy of the data', cells: ['You', 'You', 'You'] },
      ],
    },
  ],
  questions: [
    {
      question: 'Which benchmark do you use?',
      answer:
        'Mainly the CIS Benchmarks, at the level for ordinary businesses, adjusted to what your applications allow.',
    },
    {
      question: 'Will it break our applications?',
      answer: 'It can. Changes are tried on a copy first, in groups that can be undone.',
    },
    {
      question: 'How do we keep it secure afterwards?',
      answer:
        'Compare the servers with the benchmark every quarter. Use our script or order [system administration](/services/support-and-management/managed-it/system-administration).',
    },
  ],
  sources: [
    {
      fact: 'CIS Benchmarks cover systems, software, networks and cloud infrastructure; most have at least a Level 1 and a Level 2 profile.',
      reference: 'Center for Internet Security, CIS Benchmarks and their profiles',
      url: 'https://hardened-images.docs.cisecurity.org/en/latest/source/content/5-Additional%20Resources/glossary',
      checked: '2026-11-22',
    },
  ],
  ask: {
    heading: 'How many servers do you have?',
    body: 'Include rented ones, and say which run Linux and which Windows.',
  },
  related: [],
} satisfies Copy<'group'>;
