import type { Copy } from '@/content/schema';

export default {
  heading: 'Windows Server and Active Directory security',
  summary: 'Domain, file, database and remote desktop servers closed to intruders.',
  description:
    'Windows Server security in Kenya: Active Directory clean-up, remote desktop closed, administrator rights split, end-of-support plans and a rehearsed domain recovery.',
  lead: 'Secure the Windows domain on which your tills and files depend. Remote desktop is closed to the internet within two days, and at the end the domain is rebuilt once as a test.',
  updated: '2026-11-22',
  glance: {
    audience:
      'Factories, law firms, hospitals and county departments with a Windows domain and 10 PCs or more',
    time: '4 to 6 weeks for one domain with up to ten servers',
    price: {
      measure: 'fixed price',
      note: 'Microsoft licences and new hardware are bought apart',
      from: 'not yet',
    },
    start: 'Two days in which everything open to the internet is closed',
    needs: 'A domain administrator beside us and two evenings a week for changes',
  },
  situation: {
    heading: 'One password away from everything',
    body: `The accounts package would not run, so all of finance became local administrators. The vendor of the payroll needed access on Sundays, so port 3389 was forwarded to the server. The backup software, the scanner and the fingerprint clock all sign in as Administrator, with a password that stays the same because there is no record of where else it is used.

An attacker needs one laptop with a careless click. From its memory he takes the credentials of the technician who last signed in to help. With these he reaches the domain controller, and through group policy every machine at once. The note appears on all screens on Sunday night, when the office is empty.

This service breaks that chain in several places. It is for organisations with one or more Windows servers and from ten to a few hundred PCs: factories, law firms, hospitals, county departments, wholesalers with an ERP on SQL Server. If you count more than three domain administrators, begin with it.`,
  },
  process: {
    heading: 'Five stages, the riskiest door first',
    steps: [
      {
        title: 'Shut what faces the internet',
        body: 'Remote desktop leaves the open port and goes behind a VPN or gateway with two-step sign-in (a code or a key besides the password). Vendors get named accounts that are enabled for a visit and expire by themselves.',
        duration: 'Days 1–2',
      },
      {
        title: 'Map the domain',
        body: 'Who is in which privileged group, and through which nested group. Service accounts, stale computers, passwords that never expire, unintended permissions on the directory.',
        duration: 'Days 2–5',
      },
      {
        title: 'Split administration',
        body: 'Three tiers: domain, servers, workstations. An account of one never signs in to another. Local administrator passwords become different on each machine and change by themselves.',
        duration: 'Week 2',
      },
      {
        title: 'Raise the floor',
        body: 'Baseline policies in rings, first IT, then ten willing users, then all. Old protocols such as SMB version 1 go, macros from the internet are blocked, disks are encrypted, PowerShell is logged.',
        duration: 'Weeks 3–4',
      },
      {
        title: 'Rehearse the loss of the domain',
        body: 'One domain controller is rebuilt from backup on a closed network, and the time is noted. Until then a domain recovery is only a plan.',
        duration: '1–2 days',
      },
    ],
    busy: ['us', 'us', 'us', 'both', 'us'],
  },
  scope: {
    receive: [
      'A map of privileged access, before and after, on one sheet each',
      'Group policies with plain names, a purpose in each, and an export you keep',
      'An emergency account in a sealed envelope, with an alarm on its use',
      'A recovery guide for the domain that has been carried out once',
      'An end-of-support list for every Windows server and SQL Server, with a proposal',
    ],
    needed: [
      'A domain administrator to work beside us, or the credentials and a signed authority',
      'Contact with the vendors of accounting, ERP, clocking and door systems',
      'Two evenings a week for changes while the work goes on',
    ],
    excluded: [
      'Microsoft licences and new hardware',
      'Upgrades of ERP or accounts packages that turn out to need old Windows',
      'Microsoft 365 settings beyond sign-in, covered under [e-mail security](/services/business-and-qa/cybersecurity/risk-assessment-and-compliance/email-server-security)',
    ],
  },
  duration:
    'Four to six weeks for one domain with up to ten servers. The exposed doors are shut within two days; the slow part is finding where old service passwords are used.',
  sections: [
    {
      type: 'specification',
      heading: 'Findings to expect in a domain that grew',
      rows: [
        {
          term: 'Password in a script',
          detail:
            'Start-up scripts and old policy files that any user can read still contain an administrator password.',
        },
        {
          term: 'Backups joined to the domain',
          detail:
            'Whoever owns the domain deletes the copies. The backup server leaves the domain and gets credentials of its own.',
        },
        {
          term: 'Restore mode password',
          detail:
            'Set at installation, forgotten since, and required on the worst day. We reset it and put the new one in the vault.',
        },
        {
          term: 'Clock drift',
          detail:
            'After a long power cut a controller with a flat board battery starts in the wrong year. Kerberos by default tolerates five minutes, so all sign-ins fail. We replace the battery and give the domain a reliable time source.',
        },
        {
          term: 'A print server that does more',
          detail:
            'Print services on a domain controller are a known way in. Printing moves elsewhere.',
        },
        {
          term: 'Copied software',
          detail:
            'Activation cracks often bring malware with them. Servers that have had one are rebuilt, with a licence you buy.',
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'A server nears the end of support: four ways out',
      intro:
        'Microsoft ends security updates for Windows Server 2016 on 12 January 2027. Start your plan from the application, since that is what limits the choice.',
      rowHeading: 'Option',
      columns: ['Suits', 'Effort', 'Bear in mind'],
      rows: [
        {
          label: 'New server, move roles',
          cells: ['Domain, file, print', '2–5 days', 'Cleanest result, needs capacity'],
        },
        {
          label: 'Upgrade in place',
          cells: ['Single-purpose servers', '1 day', 'Take an image first; old faults come along'],
        },
        {
          label: 'Replace with a service',
          cells: ['Mail, files, small accounts', '2–8 weeks', 'Depends on your internet line'],
        },
        {
          label: 'Isolate and keep',
          cells: ['Machine control, archives', '2 days', 'A stopgap with an end date'],
        },
      ],
    },
    {
      type: 'example',
      heading: 'Privileged access before and after',
      body: `A wholesaler has two controllers, six other servers and 85 PCs. The map shows fourteen domain administrators: the IT officer twice, a former colleague, four vendors, six service accounts and the director, who once needed to install a printer.

After four weeks two people hold a separate administrator account each, and a third is sealed. Service accounts have only the rights that their program uses. Two vendor tools that insisted on more were given a server of their own.`,
      figures: [
        { label: 'Domain administrators before', value: '14' },
        { label: 'After, with the sealed one', value: '3' },
        { label: 'PCs with local administrators', value: '61 of 85, then 4' },
        { label: 'Ports open to the internet', value: '5, then 0' },
      ],
    },
  ],
  questions: [
    {
      question: 'Can vendors still reach their systems remotely?',
      answer:
        'Yes, through the VPN, in a person’s own name with two-step sign-in, to one server and for a set time. You see a log of each visit, and a vendor who refuses these terms deserves a closer look.',
    },
    {
      question: 'Our ERP supplier says users must be administrators. Must they?',
      answer:
        'Hardly ever. We watch which file or registry key the program fails on and permit that alone. Where that does not work, it runs on a terminal server with nothing else on it.',
    },
    {
      question: 'We have five PCs and one server. Is a domain worth keeping?',
      answer:
        'Possibly not. Sign-in and device management from the cloud may do, if your line is dependable. We compare both with you before hardening something you could retire.',
    },
    {
      question: 'How quickly should patches go in?',
      answer:
        'Test group in the first two days after release, everyone within two weeks, and within two days for faults that are under attack. Updates are fetched once per site, so that 80 PCs don’t each draw them over the same line.',
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
    '/services/support-and-management/managed-it/remote-monitoring-and-management',
    '/services/business-and-qa/cybersecurity/disaster-recovery',
  ],
} satisfies Copy<'service'>;
