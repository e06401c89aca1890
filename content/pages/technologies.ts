import type { Copy } from '@/content/schema';

export default {
  heading: 'Technologies we use, and when we do not',
  summary: 'Languages, databases, clouds, networks and devices: why each, and when not.',
  description:
    'The technologies behind our work: TypeScript, Python, PostgreSQL, Android, Linux, containers, public clouds, WordPress, MQTT and more, with reasons and limits.',
  lead: 'The languages, databases, clouds and devices we work with, why we chose each, and when we advise against it.',
  updated: '2026-11-22',
  sections: [
    {
      type: 'statement',
      heading: 'Four tests before anything joins the list',
      body: `**Could another firm in Kenya maintain it?** If only we can, you are locked in.

**Does it work on a bad line?** We try it at the speed of a crowded mast and with the plug pulled half-way through a save.

**Will it be cared for in five years?** We look at who pays for it, how security fixes are released and how easy its upgrades have been.

**Can the data leave?** In an open format, complete, by a person without our password.

We still use a tool that fails one test where you ask for it, and record the reason.`,
    },
    {
      type: 'comparison',
      heading: 'Building software',
      rowHeading: 'Technology',
      columns: ['Used for', 'Why', 'When not'],
      rows: [
        {
          label: 'TypeScript and Node.js',
          cells: [
            'Web systems, APIs, integrations',
            'One language from screen to server; types catch errors before release',
            'Heavy calculation',
          ],
        },
        {
          label: 'React and Next.js',
          cells: [
            'Web applications and fast sites, this one included',
            'Pages are made ahead and stay light on mobile data',
            'A five-page site that staff must edit daily',
          ],
        },
        {
          label: 'Python',
          cells: [
            'Data work, automation, reports',
            'Readable by analysts; strong libraries for statistics',
            'Phone apps',
          ],
        },
        {
          label: 'PHP and WordPress',
          cells: [
            'Sites edited by non-technical people',
            'Editors know it; help is easy to find',
            'Business logic, or many plugins without a person to update them',
          ],
        },
        {
          label: 'Kotlin and Flutter',
          cells: [
            'Android apps; both stores from one source',
            'Runs well on modest phones; good offline storage',
            'Where a web page would do',
          ],
        },
        {
          label: '.NET',
          cells: [
            'Windows desktop programs, Microsoft environments',
            'Fits printers, scales and directories already there',
            'Small web services on Linux',
          ],
        },
      ],
    },
    {
      type: 'comparison',
      heading: 'Keeping data',
      rowHeading: 'Technology',
      columns: ['Good at', 'We avoid it when'],
      rows: [
        {
          label: 'PostgreSQL',
          cells: [
            'Money, stock, members: anything that must add up',
            'A vendor package supports another database only',
          ],
        },
        {
          label: 'SQL Server and MySQL',
          cells: ['Systems you already run on them', 'Starting afresh without a reason'],
        },
        {
          label: 'SQLite',
          cells: ['The local copy on a till or phone', 'Several people write at once'],
        },
        {
          label: 'Redis',
          cells: ['Queues and short-lived results', 'It would be the only copy of a record'],
        },
        {
          label: 'Object storage',
          cells: ['Scans, photographs, backups', 'Files are edited by many hands all day'],
        },
        {
          label: 'Spreadsheets',
          cells: ['A question asked once', 'The second person needs to type in it'],
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Running and watching it',
      rows: [
        {
          term: 'Linux and containers',
          detail:
            'The default for servers. One small service on one server runs without containers.',
        },
        {
          term: 'Windows Server',
          detail:
            'For directories, file shares and packages which need it. See [server security](/services/business-and-qa/cybersecurity/cloud-and-infrastructure-security/windows-server-security).',
        },
        {
          term: 'Public clouds',
          detail:
            'AWS, Azure, Google Cloud and smaller hosts, picked by price, distance and your staff’s habits. Not for a machine that runs flat out all day and could stand in your building.',
        },
        {
          term: 'Kubernetes',
          detail:
            'When several teams release several services each week. With fewer releases it costs more attention than it saves.',
        },
        {
          term: 'Infrastructure as code',
          detail:
            'Servers and accounts described in files under version control, so that a lost one can be rebuilt by a colleague.',
        },
        {
          term: 'Monitoring',
          detail:
            'Prometheus, Grafana and logs in one place. Alarms go to a phone only if a person must act the same night.',
        },
        {
          term: 'Backup',
          detail:
            'Encrypted copies in two places, one of which can’t be altered from the office. Tested by restores.',
        },
      ],
    },
    {
      type: 'specification',
      heading: 'Joining things together',
      rows: [
        {
          term: 'REST and webhooks',
          detail:
            'First choice between systems. M-Pesa’s Daraja API works this way, so each call is made safe to repeat.',
        },
        {
          term: 'Files over SFTP',
          detail:
            'Still the standard for many banks and payroll files. We check each by count and total.',
        },
        {
          term: 'Message queues',
          detail: 'Where one side is often unreachable. Skipped when a nightly job would do.',
        },
        {
          term: 'MQTT',
          detail:
            'Sensors on thin links, with storage on the device for outages. More under [IoT and embedded systems](/services/development-services/iot-and-embedded-systems).',
        },
        {
          term: 'Single sign-on',
          detail:
            'OpenID Connect or SAML from the directory you have, so a leaver is locked out once and everywhere.',
        },
      ],
    },
    {
      type: 'statement',
      heading: 'Machine learning and chatbots',
      body: `We use them for narrow jobs with a way to check: reading fields from scanned invoices, sorting tickets, spotting a meter that runs backwards. We don’t let a model post money, admit a patient or answer for you without a person. Sending personal data to an outside model is a transfer that has to be justified, listed and agreed with you first.

Our developers may also use tools that suggest code. A person reads and tests each line, as [software testing](/services/business-and-qa/software-testing) describes, and client data never goes into such a tool.`,
    },
    {
      type: 'statement',
      heading: 'If you already use something else',
      body: `We begin with what you have. Replacing a working system because it is old-fashioned is a poor use of your money. Delphi, FoxPro, Access and Excel macros still run companies on this coast, and [legacy modernisation](/services/systems-integration/legacy-modernisation) often means leaving the core alone and giving it a safe door.

Product and company names on this page belong to their owners. Mentioning them describes what we work with and claims no partnership.`,
    },
  ],
  related: [
    '/services/development-services/software-development',
    '/services/support-and-management/devops-services',
    '/services/systems-integration',
    '/company/clients-and-partners',
  ],
} satisfies Copy<'company'>;
