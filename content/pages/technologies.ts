import type { Copy } from '@/content/schema';

export default {
  heading: 'Technologies we use, and when we do not',
  summary:
    'Languages, databases, clouds, networks and devices: why we use each, and when we do not.',
  description:
    'The technologies behind our work: TypeScript, Python, PostgreSQL, Android, Linux, containers, public clouds, WordPress, MQTT and more, with reasons and limits.',
  lead: 'The tools that we work with, what we use them for, and when we advise against them. We start with what you already have.',
  updated: '2026-11-23',
  sections: [
    {
      type: 'statement',
      heading: 'Four questions before we choose',
      body: `- Could another firm in Kenya maintain it?
- Does it work on a slow connection?
- Will it still get security fixes in five years?
- Can you take all data out in an open format?`,
    },
    {
      type: 'comparison',
      heading: 'Software',
      rowHeading: 'Technology',
      columns: ['Used for', 'Not for'],
      rows: [
        { label: 'TypeScript, Node.js', cells: ['Web systems, APIs', 'Heavy calculation'] },
        { label: 'React, Next.js', cells: ['Web applications', 'Small sites edited daily'] },
        { label: 'Python', cells: ['Data, automation', 'Phone apps'] },
        { label: 'PHP, WordPress', cells: ['Sites that staff edit', 'Business logic'] },
        { label: 'Kotlin, Flutter', cells: ['Phone apps', 'Where a web page will do'] },
        { label: '.NET', cells: ['Windows programs', 'Small services on Linux'] },
      ],
    },
    {
      type: 'comparison',
      heading: 'Data',
      rowHeading: 'Technology',
      columns: ['Good for', 'Not when'],
      rows: [
        {
          label: 'PostgreSQL',
          cells: ['Money, stock, members', 'A package needs another database'],
        },
        { label: 'SQL Server, MySQL', cells: ['Systems that use them', 'You start a new system'] },
        { label: 'SQLite', cells: ['A till or phone', 'Several people write at once'] },
        { label: 'Redis', cells: ['Queues', 'It is the only copy'] },
        { label: 'Object storage', cells: ['Scans, backups', 'Files are edited all day'] },
        { label: 'Spreadsheets', cells: ['One question', 'Two people type into it'] },
      ],
    },
    {
      type: 'specification',
      heading: 'Servers and connections',
      rows: [
        { term: 'Linux and containers', detail: 'Our default for servers.' },
        { term: 'Windows Server', detail: 'For directories, and packages that need it.' },
        { term: 'Public clouds', detail: 'AWS, Azure, Google Cloud and smaller hosts.' },
        { term: 'Kubernetes', detail: 'Only when several teams release every week.' },
        {
          term: 'Monitoring',
          detail: 'Prometheus and Grafana. Alarms at night only for urgent faults.',
        },
        {
          term: 'REST and webhooks',
          detail: 'Our first choice to connect systems, as with Daraja.',
        },
        { term: 'SFTP files', detail: 'For banks, checked by count and total.' },
        { term: 'MQTT', detail: 'Sensors on weak connections.' },
        { term: 'Single sign-on', detail: 'OpenID Connect or SAML.' },
      ],
    },
    {
      type: 'statement',
      heading: 'Artificial intelligence',
      body: `We use it for narrow tasks that a person can check, such as reading scanned invoices. It does not post payments or reply on your behalf. We send personal data to an outside model only if you agree first. Our developers read and test any code that a tool suggests, and client data never goes into such coding tools.

Product names belong to their owners. We claim no partnership.`,
    },
  ],
  related: [
    '/services/development-services/software-development',
    '/services/support-and-management/devops-services',
    '/company/clients-and-partners',
  ],
} satisfies Copy<'company'>;
