import { prices } from '@/content/prices';
import type { Copy } from '@/content/schema';

export default {
  shape: 'ongoing',
  heading: 'Windows Server and Active Directory security',
  summary: 'Domain, file, database and remote desktop servers closed to attackers.',
  description:
    'Windows Server security in Kenya: Active Directory clean-up, remote desktop closed, fewer administrators, end-of-support plans and a tested domain recovery.',
  lead: 'We secure the Windows domain that your staff and tills depend on. Remote desktop is closed to the internet within two days.',
  updated: '2026-11-24',
  drawing: {
    caption: 'the domain of one office: who may sign in where.',
    parts: [
      {
        type: 'boxes',
        items: [
          { label: 'Domain administrators', value: '2', mark: 'done' },
          { label: 'Server administrators', value: '4' },
          { label: 'Staff with no rights', value: '57' },
        ],
      },
      {
        type: 'window',
        title: 'Sign-ins',
        state: 'Sunday',
        blocks: [
          {
            type: 'rows',
            items: [
              { text: 'Remote desktop from abroad', value: 'closed', mark: 'done' },
              { text: 'Old password in use', value: '3 accounts', mark: 'late' },
            ],
          },
        ],
      },
    ],
  },
  glance: {
    audience:
      'Factories, law firms, hospitals and counties with a Windows domain and 10 PCs or more',
    time: { from: 4, to: 6, unit: 'weeks', note: 'for one domain with up to ten servers' },
    price:
      prices[
        '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security'
      ],
    start: 'Two days in which we close everything open to the internet',
    needs: 'A domain administrator to work with us, and two evenings a week for changes',
  },
  situation: {
    heading: 'How one infected laptop spreads',
    body: 'Someone opens a bad attachment. The attacker takes the password of the technician who last signed in on that PC, reaches the domain controller, and from there every PC at once.',
  },
  process: {
    heading: 'Biggest risk first',
    steps: [
      {
        title: 'Close what faces the internet',
        body: 'Remote desktop goes behind a VPN or gateway with two-step sign-in. Vendors get named accounts for each visit.',
        time: { from: 2, unit: 'days' },
      },
      {
        title: 'Map the domain',
        body: 'Administrators, the groups that give them rights, service accounts, and passwords that never expire.',
        time: { from: 4, unit: 'days' },
      },
      {
        title: 'Separate administration',
        body: 'Different accounts for domain, servers and PCs. Each PC gets its own local administrator password.',
        time: { from: 1, unit: 'weeks' },
      },
      {
        title: 'Apply the baseline',
        body: 'First IT, then ten users, then everyone. We disable old protocols, block internet macros and encrypt disks.',
        time: { from: 2, unit: 'weeks' },
      },
      {
        title: 'Rehearse losing the domain',
        body: 'We rebuild a domain controller from backup on a closed network and measure the time.',
        time: { from: 1, to: 2, unit: 'days' },
      },
    ],
    busy: ['us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A one-page map of administrator access, before and after',
      'Group policies with clear names and purposes, and an export',
      'A sealed emergency account, with an alarm on its use',
      'A tested recovery guide for the domain',
      'The end-of-support date of every Windows and SQL Server',
    ],
    needed: [
      'A domain administrator to work with us, or signed authority',
      'Contacts at your accounting, ERP, clocking and door system vendors',
      'Two evenings a week',
    ],
    excluded: [
      'Microsoft licences and new hardware',
      'Upgrades of programs that need old Windows',
      'Microsoft 365 beyond sign-in: see [e-mail security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security)',
    ],
  },
  sections: [
    {
      type: 'specification',
      heading: 'Common weaknesses',
      rows: [
        {
          term: 'Passwords in scripts',
          detail: 'Start-up scripts show an administrator password to any user.',
        },
        {
          term: 'Backups in the domain',
          detail:
            'Whoever controls the domain can delete them, so the backup server gets its own sign-in.',
        },
        {
          term: 'Clock errors',
          detail:
            'After a power cut a controller starts with the wrong time. Kerberos allows a five-minute difference by default, so sign-ins fail.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'When support ends',
      intro:
        'Security updates for Windows Server 2016 end on 12 January 2027. Your application decides which option fits.',
      rowHeading: 'Option',
      columns: ['Suits', 'Effort', 'Remember'],
      rows: [
        {
          label: 'New server',
          cells: ['Domain, file, print', '2 to 5 days', 'Cleanest, needs capacity'],
        },
        {
          label: 'Upgrade in place',
          cells: ['Single-purpose servers', '1 day', 'Old faults remain'],
        },
        {
          label: 'Replace with a service',
          cells: ['Mail, files, bookkeeping', '2 to 8 weeks', 'Needs a good line'],
        },
        {
          label: 'Isolate and keep',
          cells: ['Machine control, archives', '2 days', 'Only until an end date'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'A wholesaler with 85 PCs',
      body: 'Fourteen accounts are domain administrators: the IT officer twice, a former colleague, four vendors, six service accounts and the director. After four weeks, two people have one administrator account each. A third account is sealed.',
      figures: [
        { label: 'Domain administrators', value: '14, then 3' },
        { label: 'PCs with local administrators', value: '61, then 4' },
        { label: 'Ports open to the internet', value: '5, then 0' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can vendors still connect remotely?',
      answer:
        'Yes, through the VPN, under a person’s own name, to one server and for a set time. You see a log of each visit.',
    },
    {
      question: 'Must ERP users be administrators?',
      answer: 'Hardly ever. We permit only the file or setting that the program needs.',
    },
    {
      question: 'Do five PCs and one server need a domain?',
      answer:
        'Perhaps not. Cloud sign-in may be enough if your line is reliable. We compare both first.',
    },
  ],
  sources: [
    {
      fact: 'Extended support for Windows Server 2016 ends on 12 January 2027.',
      reference: 'Microsoft Lifecycle, Windows Server 2016',
      url: 'https://learn.microsoft.com/en-us/lifecycle/products/windows-server-2016',
      checked: '2026-11-22',
    },
    {
      fact: 'The default maximum clock difference for Kerberos in Active Directory is five minutes.',
      reference: 'Microsoft Learn, Maximum tolerance for computer clock synchronization',
      url: 'https://learn.microsoft.com/en-us/previous-versions/windows/it-pro/windows-10/security/threat-protection/security-policy-settings/maximum-tolerance-for-computer-clock-synchronization',
      checked: '2026-11-22',
    },
  ],
  related: [
    '/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/linux-server-security',
    '/services/support-and-management/managed-it/system-administration',
    '/services/business-and-qa/cybersecurity/disaster-recovery',
  ],
} satisfies Copy<'service'>;
