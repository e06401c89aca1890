import type { Copy } from '@/content/schema';

export default {
  heading: 'Cloud and infrastructure security',
  summary: 'Servers, hypervisors, networks and cloud accounts set to a written baseline.',
  description:
    'Cloud and infrastructure security in Kenya: Linux and Windows servers, virtual hosts, firewalls and cloud accounts reviewed, hardened to a baseline and kept there.',
  lead: 'Have servers, virtual hosts, firewalls and cloud accounts compared with a published security benchmark and set to it. Every deviation that stays is written down with its reason.',
  updated: '2026-11-22',
  situation: {
    heading: 'What hardening is',
    body: `Every server, switch and cloud account has a few hundred settings, and the maker chose the defaults so that things work anywhere. Attackers know those defaults by heart. Hardening means reading each setting, comparing it with a published benchmark, agreeing with you where to deviate, and recording the result, so that next year’s check takes hours instead of weeks.

The need grows with the number of hands involved. A typical rack in a Changamwe warehouse holds a domain controller from one supplier, a Linux machine from another, a virtual host set up by a student on attachment and a camera recorder with the password printed on its lid. Ports were opened for a visitor, accounts created for a project, exceptions made for a printer, and the reasons left with the people.

The service is for firms with their own server room, and equally for those who rent virtual machines and assumed that the provider looks after the settings.`,
  },
  choice: {
    heading: 'Start with the system that holds the data',
    intro:
      'Most organisations have both. Choose by risk: take first whichever machine stores money, personal files or everyone else’s passwords.',
    options: [
      {
        path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
        when: 'Your websites, databases, mail gateway, containers or rented virtual machines run on Ubuntu, Debian, Red Hat or a relative.',
        outcome: 'Key-only access, patching that happens, and logs kept elsewhere.',
      },
      {
        path: '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security',
        when: 'Staff sign in to a domain, and the accounts package, files or ERP live on Windows Server.',
        outcome:
          'Administrator rights in few hands, no open remote desktop, a domain you can restore.',
      },
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'What belongs to neither operating system',
      intro:
        'These layers are looked at in both cases, since a hardened guest on an open host is not hardened.',
      rows: [
        {
          term: 'Cloud account',
          detail:
            'Root or global administrator locked away with a hardware key, billing alarm on, storage closed to the public, keys out of the source code.',
        },
        {
          term: 'Virtual host',
          detail:
            'The management page reachable from one network only, with snapshots counted and dated. A snapshot on the same disk is no backup.',
        },
        {
          term: 'Firewall and switches',
          detail:
            'Every rule has an owner and an expiry. Cameras, guests, phones and servers live in separate segments.',
        },
        {
          term: 'Out-of-band cards',
          detail:
            'The remote management port of a server is a computer of its own, often with the factory password and never updated.',
        },
        {
          term: 'UPS and sensors',
          detail:
            'Network cards in power supplies and cooling units are reachable too, and can switch things off.',
        },
        {
          term: 'Room',
          detail:
            'Who has the key, whether the door closes by itself, where the water pipe runs, how hot it gets when the air conditioner trips on a Saturday.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Who secures which layer',
      intro:
        'The line runs in a different place for each way of hosting. Gaps appear where both sides think of the other.',
      rowHeading: 'Layer',
      columns: ['Own server room', 'Rented virtual machine', 'Software as a service'],
      rows: [
        { label: 'Building and power', cells: ['You', 'Provider', 'Provider'] },
        { label: 'Virtual host', cells: ['You', 'Provider', 'Provider'] },
        { label: 'Operating system', cells: ['You', 'You', 'Provider'] },
        { label: 'Application updates', cells: ['You', 'You', 'Provider'] },
        { label: 'Accounts and rights', cells: ['You', 'You', 'You'] },
        { label: 'Copy of the data', cells: ['You', 'You', 'You, in most contracts'] },
      ],
    },
    {
      type: 'example',
      heading: 'A review of twelve servers, in numbers',
      body: `Seven Windows and five Linux servers are compared with a benchmark of about 200 points each. The deviations are sorted by what an outsider could do with each.

Nine items need attention in the same week. Four of them are one mistake, an administrator password that is identical on four machines. Most of the rest is settled with a common template in two maintenance windows, and the last group stays as it is with a reason on file, since an old weighbridge program needs it.`,
      figures: [
        { label: 'Deviations found', value: '412' },
        { label: 'Urgent', value: '9' },
        { label: 'Settled by template', value: '371' },
        { label: 'Kept, with a reason', value: '32' },
      ],
    },
  ],
  questions: [
    {
      question: 'Is a cloud server secure by itself?',
      answer:
        'The building, the power and the virtual host are looked after. The operating system, its accounts and open ports are yours, exactly as in your own room, and the machine is visible to the whole internet from its first minute.',
    },
    {
      question: 'Which baseline do you use?',
      answer:
        'Published ones, chiefly the CIS Benchmarks and the guidance of the vendor, at the level meant for ordinary businesses. We cut them down to what your applications tolerate and give the reason for each exception.',
    },
    {
      question: 'Will hardening break our applications?',
      answer:
        'It can, which is why changes go to a copy or to the least important machine first, in groups that can be reversed. Old software that depends on an insecure feature is fenced off instead of changed.',
    },
    {
      question: 'How do we keep it from drifting again?',
      answer:
        'With a quarterly comparison against the baseline, done by your people with our script or by us within [infrastructure management](/services/support-and-management/managed-it/infrastructure-management).',
    },
    {
      question: 'Do you also look after laptops and phones?',
      answer:
        'That is a different service. Staff devices are covered by [security management](/services/support-and-management/managed-it/security-management), together with alerts and monthly patching.',
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
  related: [
    '/services/support-and-management/managed-it/infrastructure-management',
    '/services/support-and-management/managed-it/cloud-services-management',
    '/solutions/datacentre-virtualization',
    '/blog/choosing-between-cloud-and-server-room',
  ],
} satisfies Copy<'group'>;
